import type { User } from '../account/user.entity.ts';
import { findUser, isAddressConfirmed } from '../account/user.reads.ts';
import { confirmAddress, lockUser } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { linkRefused } from '../platform/lib/link-token.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { type AddressChange, AddressChangeEntity, AddressRefusalEntity } from './address.entity.ts';
import type { AddressChanges } from './address-changes.service.ts';
import { type AddressLinks, changeFacts, confirmationFacts } from './address-links.ts';

/** What a genuine token asks for: that this address is confirmed for this user. */
export interface AddressClaim {
  user: User;
  address: string;
  /** The change that it completes; null for the address that the account has already. */
  change: AddressChange | null;
}

/** The dependencies of the service. */
interface AddressServiceDeps extends Pick<Platform, 'db' | 'clock' | 'outbox'> {
  links: AddressLinks;
  changes: AddressChanges;
}

/** Whether the owner of an address has said that this account is not theirs. */
export function isRefused(
  manager: Pick<Transaction['manager'], 'existsBy'>,
  userId: number,
  address: string,
): Promise<boolean> {
  return manager.existsBy(AddressRefusalEntity, { userId, address });
}

/** Confirms that an address belongs to the person of an account, or that it does not. */
export class AddressService {
  readonly #deps: AddressServiceDeps;

  constructor(deps: AddressServiceDeps) {
    this.#deps = deps;
  }

  /** Whether the user has proved that the address is theirs. */
  isConfirmed({ id }: CurrentUser): Promise<boolean> {
    return isAddressConfirmed(this.#deps.db, id);
  }

  /**
   * Sends the mail that asks to confirm the account's address again; the sender finds out whether it is needed. Throws
   * `UNAVAILABLE` where mail is not set up.
   */
  async requestConfirmation({ username }: CurrentUser): Promise<void> {
    const { db, outbox } = this.#deps;
    outbox.requireOn();
    await db.write((tx) => outbox.add(tx, 'confirm-address', username));
  }

  /** The claim that a token makes. Throws `BAD_USER_INPUT` for one that is not or no longer good. */
  async claimOf(token: string): Promise<AddressClaim> {
    const { db, links } = this.#deps;
    const claim = links.confirmation.claimOf(token);
    if (!claim) throw linkRefused();
    const { userId } = claim;
    const found = await db.read(async (manager) => {
      const user = await findUser(manager, { id: userId });
      const change = await manager.findOneBy(AddressChangeEntity, { userId });
      if (user && links.confirmation.isGenuine(claim, confirmationFacts(user))) {
        return { user, address: user.username, change: null };
      }
      if (user && change && links.change.isGenuine(claim, changeFacts(user, change))) {
        return { user, address: change.address, change };
      }
      return null;
    });
    if (!found) throw linkRefused();
    return found;
  }

  /** Confirms a claim for a user who has proved to be its account's owner; returns the user with the address. */
  async confirm(claim: AddressClaim): Promise<CurrentUser> {
    const { db, clock, changes } = this.#deps;
    const { user, address, change } = claim;
    if (change) return changes.complete(user, change);
    const confirmedAt = clock();
    await db.write(async (tx) => {
      const isDone = await confirmAddress(tx, { id: user.id, username: address }, confirmedAt);
      if (!isDone || (await isRefused(tx.manager, user.id, address))) throw linkRefused();
    });
    return user;
  }

  /** Ends a claim for good: the account sends no further mail to the address. */
  async refuse(claim: AddressClaim): Promise<void> {
    const { db, clock } = this.#deps;
    const { user, address } = claim;
    await db.write(async (tx) => {
      // Waits for a confirmation of the same claim, and makes it void.
      const row = await lockUser(db, tx, user.id);
      if (row.username === address && row.addressConfirmedAt) throw linkRefused();
      await tx.run('DELETE FROM address_change WHERE userId = ? AND address = ?', [user.id, address]);
      await tx.run(
        `INSERT INTO address_refusal (userId, address, refusedAt) VALUES (?, ?, ?)
         ${db.upsert(['userId', 'address'], ['refusedAt'])}`,
        [user.id, address, clock()],
      );
    });
  }
}
