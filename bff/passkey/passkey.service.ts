import { hash } from 'node:crypto';
import type { CredentialDeps } from '../account/account.slice.ts';
import { changeCredentials } from '../account/credentials.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { PasskeyEntity, type PasskeyRow, PasskeyUserEntity } from './passkey.entity.ts';
import { MAX_PASSKEYS } from './passkey.numbers.rules.ts';
import { PASSKEY_KNOWN, PASSKEY_NOT_FOUND, TOO_MANY_PASSKEYS } from './passkey.sentences.rules.ts';
import type { VerifiedCredential } from './relying-party.ts';

/** A verified credential with the name that its owner gives it. */
export type NamedCredential = VerifiedCredential & { name: string };

/** A passkey with the credential id as `id`. */
export type ListedPasskey = PasskeyRow & { id: string };

/** Hashes a credential id for look-up. */
export function hashOfCredential(credentialId: string): string {
  return hash('sha256', Buffer.from(credentialId, 'base64url'));
}

/** Manages the passkeys of an account; adding and removing a passkey ends all earlier sessions. */
export class PasskeyService extends Service<CredentialDeps> {
  async list(userId: number): Promise<ListedPasskey[]> {
    const order = { createdAt: 'ASC', credentialIdHash: 'ASC' } as const;
    const rows = await this.deps.db.read((manager) =>
      manager.find(PasskeyEntity, { where: { userId }, order }),
    );
    return rows.map((row) => ({ ...row, id: row.credentialId }));
  }

  /** Returns the user handle known to the user's authenticators; null before the first passkey is started. */
  async userHandle(userId: number): Promise<string | null> {
    const row = await this.deps.db.read((manager) => manager.findOneBy(PasskeyUserEntity, { userId }));
    return row?.userHandle ?? null;
  }

  /** Adds a passkey. Throws `CONFLICT` for a known passkey, and above the maximum number of passkeys. */
  async add(user: CurrentUser, credential: NamedCredential): Promise<CurrentUser> {
    const add = async (tx: Transaction) => {
      const count = await tx.manager.countBy(PasskeyEntity, { userId: user.id });
      if (count >= MAX_PASSKEYS) throw new AppError('CONFLICT', TOO_MANY_PASSKEYS);
      await this.insert(tx, user.id, credential);
      await this.deps.outbox.add(tx, 'credential-added', user.username);
    };
    return changeCredentials(this.deps.db, user, add, { taken: passkeyKnown });
  }

  /** Stores a passkey under the lock of `changeCredentials`. Throws a unique violation for a known passkey. */
  async insert(tx: Transaction, userId: number, { credentialId, ...told }: NamedCredential): Promise<void> {
    const credentialIdHash = hashOfCredential(credentialId);
    const row = { ...told, credentialIdHash, credentialId, userId, createdAt: this.deps.clock() };
    await tx.manager.insert(PasskeyEntity, row);
  }

  async rename(userId: number, id: string, name: string): Promise<void> {
    const { matched } = await this.deps.db.change(
      'UPDATE passkey SET name = ? WHERE credentialIdHash = ? AND userId = ?',
      [name, hashOfCredential(id), userId],
    );
    if (matched === 0) throw new AppError('NOT_FOUND', PASSKEY_NOT_FOUND);
  }

  /** Removes a passkey. Throws `NOT_FOUND`, and `CONFLICT` for the last credential of the account. */
  async remove(user: CurrentUser, id: string): Promise<CurrentUser> {
    const credentialIdHash = hashOfCredential(id);
    return changeCredentials(this.deps.db, user, async (tx) => {
      const { affected } = await tx.manager.delete(PasskeyEntity, { credentialIdHash, userId: user.id });
      if (affected === 0) throw new AppError('NOT_FOUND', PASSKEY_NOT_FOUND);
      await this.deps.credentials.requireAnotherCredential(tx, user);
      await this.deps.outbox.add(tx, 'credential-removed', user.username);
    });
  }

  /** Removes the passkeys of a user that were created after an instant; returns their number. */
  async removeCreatedAfter(tx: Transaction, userId: number, since: Date): Promise<number> {
    const sql = 'DELETE FROM passkey WHERE userId = ? AND createdAt > ?';
    return (await tx.run(sql, [userId, since])).matched;
  }
}

/** Creates the error for a passkey that an account has already. */
export function passkeyKnown(): AppError {
  return new AppError('CONFLICT', PASSKEY_KNOWN);
}
