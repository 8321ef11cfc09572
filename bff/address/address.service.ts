import type { User } from '../account/user.entity.ts';
import { findUser } from '../account/user.reads.ts';
import { confirmAddress, lockUser } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import { linkRefused } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { type AddressChange, AddressChangeEntity, AddressRefusalEntity } from './address.entity.ts';
import { ADDRESS_REFUSED } from './address.sentences.rules.ts';
import type { AddressChanges } from './address-changes.service.ts';
import { type AddressLinks, changeFacts, confirmationFacts } from './address-links.ts';

/** The content of a genuine confirmation token: confirm this address for this user. */
export interface AddressClaim {
  user: User;
  address: string;
  /** The change that the confirmation completes; null for the account's present address. */
  change: AddressChange | null;
}

/** Returns whether the owner of an address has rejected this account. */
export function isRefused(
  manager: Pick<Transaction['manager'], 'existsBy'>,
  userId: number,
  address: string,
): Promise<boolean> {
  return manager.existsBy(AddressRefusalEntity, { userId, address });
}

/** Confirms or rejects that an address belongs to an account. */
export class AddressService extends Service<
  Pick<Platform, 'db' | 'clock' | 'outbox'> & { links: AddressLinks; changes: AddressChanges }
> {
  /**
   * Queues another mail; the sender skips a confirmed address. Throws `UNAVAILABLE` without a mail server, and `FORBIDDEN`
   * for an address whose owner has rejected the account.
   */
  async requestConfirmation({ id, username }: CurrentUser): Promise<void> {
    const { db, outbox } = this.deps;
    outbox.requireOn();
    await db.write(async (tx) => {
      if (await isRefused(tx.manager, id, username)) throw new AppError('FORBIDDEN', ADDRESS_REFUSED);
      await outbox.add(tx, 'confirm-address', username);
    });
  }

  /** Returns the claim of a token. Throws `BAD_USER_INPUT` for a forged, expired or used token. */
  async claimOf(token: string): Promise<AddressClaim> {
    const { db, links } = this.deps;
    const claim = links.confirmation.claimOf(token);
    if (!claim) throw linkRefused();
    const { userId } = claim;
    return db.read(async (manager) => {
      const user = await findUser(manager, { id: userId });
      const change = await manager.findOneBy(AddressChangeEntity, { userId });
      if (user && links.confirmation.isGenuine(claim, confirmationFacts(user))) {
        return { user, address: user.username, change: null };
      }
      if (user && change && links.change.isGenuine(claim, changeFacts(user, change))) {
        return { user, address: change.address, change };
      }
      throw linkRefused();
    });
  }

  /** Confirms the address of a claim for the proven account owner; returns the user with that address. */
  async confirm(claim: AddressClaim): Promise<CurrentUser> {
    const { db, clock, changes } = this.deps;
    const { user, address, change } = claim;
    if (change) return changes.complete(user, change);
    const confirmedAt = clock();
    await db.write(async (tx) => {
      const isDone = await confirmAddress(tx, { id: user.id, username: address }, confirmedAt);
      if (!isDone || (await isRefused(tx.manager, user.id, address))) throw linkRefused();
    });
    return user;
  }

  /** Rejects a claim permanently: the account never mails the address again. */
  async refuse(claim: AddressClaim): Promise<void> {
    const { db, clock } = this.deps;
    const { user, address } = claim;
    await db.write(async (tx) => {
      // Waits for a concurrent confirmation of the same claim, and voids later confirmations.
      const row = await lockUser(db, tx, user.id);
      if (row.username === address && row.addressConfirmedAt) throw linkRefused();
      await tx.run('DELETE FROM address_change WHERE userId = ? AND address = ?', [user.id, address]);
      const refusal = { userId: user.id, address, refusedAt: clock() };
      await tx.manager.upsert(AddressRefusalEntity, refusal, ['userId', 'address']);
    });
  }
}
