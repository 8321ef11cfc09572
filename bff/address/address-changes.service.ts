import { REGISTRATION_REFUSED } from '../account/account.sentences.rules.ts';
import type { AccountServices } from '../account/account.slice.ts';
import type { AddressReservation } from '../account/address-reservation.entity.ts';
import { changeCredentials, requireUnlocked } from '../account/credentials.ts';
import { isSynthetic } from '../account/synthetic-address.ts';
import type { User } from '../account/user.entity.ts';
import { lockUser, updateUser } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addMs } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import { linkRefused } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { RecoveryCodeServices } from '../recovery-code/recovery-code.slice.ts';
import { type AddressChange, AddressChangeEntity } from './address.entity.ts';
import { CONFIRMATION_MS } from './address.numbers.rules.ts';
import { ADDRESS_UNCHANGED } from './address.sentences.rules.ts';
import { type AddressLinks, undoFacts } from './address-links.ts';

/** The content of a genuine undo token: give this user the reserved address back. */
export interface UndoClaim {
  user: User;
  reservation: AddressReservation;
}

function addressTaken(): AppError {
  return new AppError('CONFLICT', REGISTRATION_REFUSED);
}

/** Changes the address of an account, and undoes such a change. */
export class AddressChanges extends Service<
  Pick<Platform, 'db' | 'clock' | 'outbox'> & AccountServices & RecoveryCodeServices & { links: AddressLinks }
> {
  async pendingAddress(userId: number): Promise<string | null> {
    const [row] = await this.deps.db.all<Pick<AddressChange, 'address'>>(
      'SELECT address FROM address_change WHERE userId = ? AND requestedAt > ?',
      [userId, addMs(this.deps.clock(), -CONFIRMATION_MS)],
    );
    return row?.address ?? null;
  }

  /**
   * Sends a confirmation mail to the new address; without a mail server the address changes at once and stays
   * unconfirmed. Returns whether the address has changed. Throws `CONFLICT` when the address is taken and no mail can
   * tell its owner.
   */
  async begin(user: CurrentUser, address: string): Promise<boolean> {
    const { db, clock, outbox } = this.deps;
    if (address === user.username) {
      throw new AppError('BAD_USER_INPUT', ADDRESS_UNCHANGED, { fields: { username: ADDRESS_UNCHANGED } });
    }
    if (!outbox.isOn) {
      await db.write((tx) => this.#move(tx, user, address, null), addressTaken);
      return true;
    }
    await db.write(async (tx) => {
      const change = { userId: user.id, address, requestedAt: clock() };
      await tx.manager.upsert(AddressChangeEntity, change, ['userId']);
      await outbox.add(tx, 'change-address', address);
    });
    return false;
  }

  /** Completes a confirmed change. Throws `CONFLICT` when another account has the address. */
  async complete(user: CurrentUser, { address, requestedAt }: AddressChange): Promise<CurrentUser> {
    await this.deps.db.write(async (tx) => {
      if (!(await this.#move(tx, user, address, this.deps.clock()))) return;
      const { matched } = await tx.run(
        'DELETE FROM address_change WHERE userId = ? AND address = ? AND requestedAt = ?',
        [user.id, address, requestedAt],
      );
      if (matched === 0) throw linkRefused();
    }, addressTaken);
    return { ...user, username: address };
  }

  /** Returns the claim of a token. Throws `BAD_USER_INPUT` for a forged, expired or used token. */
  async undoClaimOf(token: string): Promise<UndoClaim> {
    const { account, links, reservations } = this.deps;
    const claim = links.undo.claimOf(token);
    if (!claim) throw linkRefused();
    const user = await account.findById(claim.userId);
    const reserved = user ? await reservations.listOf(user.id) : [];
    const reservation = reserved.find((row) => user && links.undo.isGenuine(claim, undoFacts(user, row)));
    if (!user || !reservation) throw linkRefused();
    requireUnlocked(user);
    return { user, reservation };
  }

  /**
   * Restores the address, sets a new password, and ends every session, API token and recovery code. Returns the stored
   * user.
   */
  async undo({ user, reservation }: UndoClaim, newPassword: string): Promise<User> {
    const { credentials, db, outbox, passwords, reservations, recoveryCodes } = this.deps;
    const { address, confirmedAt } = reservation;
    const hasPassword = user.provider === 'local';
    const password = hasPassword ? await passwords.hash(newPassword) : user.password;
    const restored = { username: address, addressConfirmedAt: confirmedAt, password };
    const restore = async (tx: Transaction) => {
      if (!(await reservations.end(tx, reservation))) throw linkRefused();
      await updateUser(tx, user.id, restored);
      await tx.run('DELETE FROM address_change WHERE userId = ?', [user.id]);
      await credentials.endApiTokens(tx, user.id);
      await recoveryCodes.void(tx, user.id);
      if (hasPassword) await outbox.add(tx, 'password-changed-by-link', address);
    };
    // The address is taken if the reservation has expired meanwhile, and another account has the address.
    const options = { taken: linkRefused, hasSession: false };
    const { sessionEpoch } = await changeCredentials(db, user, restore, options);
    return { ...user, ...restored, sessionEpoch };
  }

  purge(): Promise<void> {
    return this.deps.db.purge('address_change', 'requestedAt <= ?', [
      addMs(this.deps.clock(), -CONFIRMATION_MS),
    ]);
  }

  /**
   * Stores the new address and reserves the old address. Returning to a reserved address works as an undo: the address
   * in between gets neither a reservation nor a link. Returns false if an earlier attempt has already done this.
   */
  async #move(
    tx: Transaction,
    user: CurrentUser,
    address: string,
    confirmedAt: Date | null,
  ): Promise<boolean> {
    const { clock, outbox, reservations } = this.deps;
    const row = await lockUser(this.deps.db, tx, user.id);
    requireUnlocked(row);
    const { username, addressConfirmedAt } = row;
    if (tx.isRetry && username === address) return false;
    if (username !== user.username) throw linkRefused();
    await updateUser(tx, user.id, { username: address, addressConfirmedAt: confirmedAt });
    const reserved = await reservations.find(tx, address);
    if (reserved && reserved.userId !== user.id) throw addressTaken();
    if (reserved) await reservations.end(tx, reserved);
    else if (!isSynthetic(username)) {
      const left = {
        address: username,
        userId: user.id,
        reservedAt: clock(),
        confirmedAt: addressConfirmedAt,
      };
      await reservations.add(tx, left);
      // An unconfirmed address may belong to a stranger, who must not receive an undo link.
      if (addressConfirmedAt) await outbox.add(tx, 'address-changed', username);
    }
    return true;
  }
}
