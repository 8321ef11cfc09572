import { ADDRESS_HAS_ACCOUNT } from '../account/account.sentences.rules.ts';
import type { AccountServices } from '../account/account.slice.ts';
import { changeCredentials, requireUnlocked } from '../account/credentials.ts';
import { syntheticAddress } from '../account/synthetic-address.ts';
import { findUser } from '../account/user.reads.ts';
import { noteSignIn, setAppleId } from '../account/user-changes.ts';
import { type Transaction, unlessTaken } from '../platform/database/database.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { AppError, notSetUp } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { SessionHandle } from '../platform/session/session-handle.ts';
import type { AssociatedData } from '../platform/vault/user-cipher.ts';
import { refuseProof } from './id-token.ts';
import {
  CONNECTING_NOT_ALLOWED,
  IDENTITY_OF_ANOTHER,
  NOT_CONNECTED,
  PROVIDER_CONNECTED_ALREADY,
  PROVIDER_NAMES,
  providerNotSetUp,
} from './identity.sentences.rules.ts';
import type { Providers } from './providers.ts';
import type { RedirectProvider } from './redirect-return.ts';
import {
  type Identity,
  type IdentityProvider,
  type UserIdentity,
  UserIdentityEntity,
} from './user-identity.entity.ts';

interface IdentityDeps
  extends Pick<Platform, 'db' | 'vault' | 'clock' | 'logger' | 'outbox' | 'usedTokens'>,
    Pick<AccountServices, 'account' | 'credentials' | 'newDeviceNotices'> {
  providers: Providers;
}

/** The associated data that binds an encrypted refresh token to its Apple account. */
export function tokenData(subject: string): AssociatedData {
  return { purpose: 'refresh-token', row: `apple|${subject}` };
}

/** SQL condition: the user `user.id` has an identity of a configured provider. */
export function hasIdentity(providers: Providers): string {
  const names = Object.entries(providers).flatMap(([name, provider]) => (provider ? [`'${name}'`] : []));
  const isConfigured = names.length > 0 ? `user_identity.provider IN (${names})` : '1 = 0';
  return `EXISTS (SELECT 1 FROM user_identity WHERE user_identity.userId = user.id AND ${isConfigured})`;
}

/** Signs people in with identities of providers, and connects and disconnects identities. */
export class IdentityService extends Service<IdentityDeps> {
  /** Returns a provider. Throws `UNAVAILABLE` if the provider is not configured. */
  provider<Name extends IdentityProvider>(name: Name): NonNullable<Providers[Name]> {
    const provider = this.deps.providers[name];
    if (!provider) throw notSetUp(providerNotSetUp(this.nameOf(name)));
    return provider;
  }

  /** Returns the name of a provider for texts. */
  nameOf(provider: IdentityProvider): string {
    return this.deps.providers[provider]?.name ?? PROVIDER_NAMES[provider];
  }

  /** Verifies an ID token and marks it as used. Throws `UNAUTHENTICATED`. */
  async verify(
    provider: RedirectProvider,
    idToken: string,
    nonce: string | null,
    accessToken?: string,
  ): Promise<Identity> {
    const { identity, expiresAt } = await this.provider(provider).verify(idToken, nonce, accessToken);
    // Mark the signed part as used: another encoding of the signature must not count as a new token.
    const signed = idToken.slice(0, idToken.lastIndexOf('.'));
    return (await this.deps.usedTokens.spend(signed, expiresAt)) ? identity : refuseProof();
  }

  /** Signs in with an identity, and mails about a new device. Throws like `findOrCreate`. */
  async signIn(context: AppContext, identity: Identity, timeZone = context.timeZone) {
    const user = await this.findOrCreate(identity, timeZone);
    await this.storeToken(user.id, identity);
    return this.deps.newDeviceNotices.signIn(user, context);
  }

  /**
   * Finds or creates the user of an identity. Throws `CONFLICT` if another account has the address, and `FORBIDDEN` for
   * a locked account or while registration is closed.
   */
  async findOrCreate(identity: Identity, timeZone: string): Promise<CurrentUser> {
    const known = await this.#signInKnown(identity);
    if (known) return known;
    const { account, clock } = this.deps;
    account.requireOpenRegistration();
    const { provider, subject, email, name } = identity;
    const facts = {
      addressConfirmedAt: email === null ? null : clock(),
      username: email ?? syntheticAddress(provider),
      password: `!${provider}`,
      provider,
      timeZone,
      name,
      appleId: provider === 'apple' ? subject : null,
    };
    const creation = account.create(facts, ADDRESS_HAS_ACCOUNT, (tx, { id: userId, createdAt }) =>
      tx.manager.insert(UserIdentityEntity, { provider, subject, userId, createdAt }),
    );
    // A concurrent sign-in of the same person, or an earlier attempt of this transaction, may have created the account.
    const user = (await unlessTaken<CurrentUser>(creation)) ?? (await this.#signInKnown(identity));
    if (!user) throw new AppError('CONFLICT', ADDRESS_HAS_ACCOUNT);
    return user;
  }

  /** Stores Apple's refresh token, encrypted with the user's key, for a later revocation. */
  async storeToken(userId: number, { provider, subject, refreshToken }: Identity): Promise<void> {
    if (!refreshToken) return;
    const cipher = await this.deps.vault.cipherOf(userId);
    const { encryptedContent, encryptionIv } = cipher.seal({ content: refreshToken }, tokenData(subject));
    const token = { encryptedToken: encryptedContent, encryptionIv };
    await this.deps.db.write((tx) =>
      tx.manager.update(UserIdentityEntity, { provider, subject, userId }, token),
    );
  }

  /**
   * Reads Apple's refresh token and returns a function that revokes it. Never throws, because a fault must not stop a
   * deletion.
   */
  async prepareRevocation(userId: number): Promise<() => void> {
    const { providers, db, vault, logger } = this.deps;
    const { apple } = providers;
    if (!apple) return () => undefined;
    try {
      const identity = await db.read((manager) =>
        manager.findOneBy(UserIdentityEntity, { userId, provider: 'apple' }),
      );
      if (!identity?.encryptedToken || !identity.encryptionIv) return () => undefined;
      const { subject, encryptedToken: encryptedContent, encryptionIv } = identity;
      const cipher = await vault.cipherOf(userId);
      const { content: token } = cipher.open({ encryptedContent, encryptionIv }, tokenData(subject));
      return () => apple.revokeInBackground(token);
    } catch (error) {
      logger.error({ err: error }, 'a refresh token could not be read, so it is not revoked');
      return () => undefined;
    }
  }

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
   * Connects an identity, at most one for each provider; ends all earlier sessions. Throws `CONFLICT` if the identity
   * belongs to another account.
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
    return changeCredentials(this.deps.db, user, add, { taken });
  }

  /**
   * Disconnects an identity, whose token at Apple is then revoked; ends all earlier sessions. Throws `NOT_FOUND`, and
   * `CONFLICT` for the last credential of the account.
   */
  async disconnect(user: CurrentUser, provider: IdentityProvider): Promise<CurrentUser> {
    const revoke = provider === 'apple' ? await this.prepareRevocation(user.id) : undefined;
    const changed = await changeCredentials(this.deps.db, user, async (tx) => {
      const { affected } = await tx.manager.delete(UserIdentityEntity, { userId: user.id, provider });
      if (affected === 0) throw new AppError('NOT_FOUND', NOT_CONNECTED);
      await this.deps.credentials.requireAnotherCredential(tx, user);
      if (provider === 'apple') await setAppleId(tx, user.id, null);
      await this.deps.outbox.add(tx, 'credential-removed', user.username);
    });
    revoke?.();
    return changed;
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

  /** Finds the user of a known identity and records the sign-in; an existing name stays. */
  async #signInKnown({ provider, subject, name }: Identity): Promise<CurrentUser | null> {
    const { db, clock } = this.deps;
    const user = await db.read(async (manager) => {
      const identity = await manager.findOneBy(UserIdentityEntity, { provider, subject });
      return identity && findUser(manager, { id: identity.userId });
    });
    if (!user) return null;
    requireUnlocked(user);
    const seen = { lastLoginAt: clock(), name: user.name ?? name };
    await db.write((tx) => noteSignIn(tx, user.id, seen));
    return { ...user, ...seen };
  }
}
