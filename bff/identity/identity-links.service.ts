import type { CredentialDeps } from '../account/account.slice.ts';
import { changeCredentials } from '../account/credentials.ts';
import { setAppleId } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { SessionHandle } from '../platform/session/session-handle.ts';
import {
  CONNECTING_NOT_ALLOWED,
  IDENTITY_OF_ANOTHER,
  NOT_CONNECTED,
  PROVIDER_CONNECTED_ALREADY,
} from './identity.sentences.rules.ts';
import {
  type Identity,
  type IdentityProvider,
  type UserIdentity,
  UserIdentityEntity,
} from './user-identity.entity.ts';

/** SQL condition: the user `user.id` has an identity of a configured provider. */
export function hasIdentity(providers: Partial<Record<IdentityProvider, object | undefined>>): string {
  const names = Object.entries(providers).flatMap(([name, provider]) => (provider ? [`'${name}'`] : []));
  const isConfigured = names.length > 0 ? `user_identity.provider IN (${names})` : '1 = 0';
  return `EXISTS (SELECT 1 FROM user_identity WHERE user_identity.userId = user.id AND ${isConfigured})`;
}

/** Connects and disconnects identities; every change ends all earlier sessions. */
export class IdentityLinksService extends Service<CredentialDeps> {
  /** Returns the identities of a user, oldest first. */
  list(userId: number): Promise<UserIdentity[]> {
    return this.deps.db.read((manager) =>
      manager.find(UserIdentityEntity, { where: { userId }, order: { createdAt: 'ASC', provider: 'ASC' } }),
    );
  }

  /** Uses up the session's permission to connect an identity. Throws `FORBIDDEN` without the permission. */
  async spendPermission(session: SessionHandle): Promise<void> {
    if (session.attempts.connectAllowedAt === undefined)
      throw new AppError('FORBIDDEN', CONNECTING_NOT_ALLOWED);
    await session.storeAttempts({ connectAllowedAt: undefined });
  }

  /**
   * Connects an identity, at most one for each provider. Throws `CONFLICT` if the identity belongs to another account.
   */
  async connect(user: CurrentUser, { provider, subject }: Identity): Promise<CurrentUser> {
    const taken = () => new AppError('CONFLICT', IDENTITY_OF_ANOTHER);
    const add = async (tx: Transaction) => {
      const known = await tx.manager.findOneBy(UserIdentityEntity, { provider, subject });
      if (known?.userId === user.id) return;
      if (known) throw taken();
      const hasOther = await tx.manager.existsBy(UserIdentityEntity, { provider, userId: user.id });
      if (hasOther) throw new AppError('CONFLICT', PROVIDER_CONNECTED_ALREADY);
      const createdAt = this.deps.clock();
      await tx.manager.insert(UserIdentityEntity, { provider, subject, userId: user.id, createdAt });
      if (provider === 'apple') await setAppleId(tx, user.id, subject);
      await this.deps.outbox.add(tx, 'credential-added', user.username);
    };
    return changeCredentials(this.deps.db, user, add, taken);
  }

  /** Disconnects an identity. Throws `NOT_FOUND`, and `CONFLICT` for the last credential of the account. */
  async disconnect(user: CurrentUser, provider: IdentityProvider): Promise<CurrentUser> {
    return changeCredentials(this.deps.db, user, async (tx) => {
      const { affected } = await tx.manager.delete(UserIdentityEntity, { userId: user.id, provider });
      if (affected === 0) throw new AppError('NOT_FOUND', NOT_CONNECTED);
      await this.deps.credentials.requireAnotherCredential(tx, user);
      if (provider === 'apple') await setAppleId(tx, user.id, null);
      await this.deps.outbox.add(tx, 'credential-removed', user.username);
    });
  }

  /** Removes the identities of a user that were connected after an instant; returns their number. */
  async removeCreatedAfter(tx: Transaction, userId: number, since: Date): Promise<number> {
    const sql = 'DELETE FROM user_identity WHERE userId = ? AND createdAt > ?';
    const { matched } = await tx.run(sql, [userId, since]);
    if (matched === 0) return 0;
    const hasApple = await tx.manager.existsBy(UserIdentityEntity, { userId, provider: 'apple' });
    if (!hasApple) await setAppleId(tx, userId, null);
    return matched;
  }
}
