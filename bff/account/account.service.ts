import type * as z from 'zod/mini';
import { type Database, isUniqueViolation, type Transaction } from '../platform/database/database.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Turns } from '../platform/limits/fair-queue.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { Vault } from '../platform/vault/vault.ts';
import type { credentialsRule } from './account.rules.ts';
import type { AddressReservations } from './address-reservations.ts';
import { newSessionEpoch, newUser } from './new-user.ts';
import type { PasswordHasher } from './password.ts';
import { endProgramKeys } from './program-keys.ts';
import {
  ADDRESS_HAS_ACCOUNT,
  LOG_IN_REFUSED,
  REGISTRATION_CLOSED,
  REGISTRATION_REFUSED,
} from './refusals.rules.ts';
import { syntheticAddress } from './synthetic-address.ts';
import { type User, UserEntity } from './user.entity.ts';
import { type Identity, UserIdentityEntity } from './user-identity.entity.ts';
import { hasPassword, requireUnlocked } from './ways-in.ts';

const NO_PASSWORD = 'Dieses Konto hat kein Passwort.';

/** A normalised e-mail address and a password. */
type Credentials = z.output<typeof credentialsRule>;

/** The dependencies of the service. */
export interface AccountServiceDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  outbox: Outbox;
  passwords: PasswordHasher;
  reservations: AddressReservations;
  isRegistrationClosed: boolean;
}

/** Changes what else depends on a user's time zone, in the same transaction. */
type OnTimeZone = (tx: Transaction, userId: number, timeZone: string) => Promise<void>;

/** The life cycle of accounts. */
export class AccountService {
  readonly #deps: AccountServiceDeps;
  readonly #onTimeZone: OnTimeZone[] = [];

  constructor(deps: AccountServiceDeps) {
    this.#deps = deps;
  }

  /**
   * Creates a local account with its own key. Throws `CONFLICT` when the address is taken, and `FORBIDDEN` while registration
   * is closed.
   */
  async register({ username, password }: Credentials, timeZone: string, turns: Turns): Promise<CurrentUser> {
    this.#requireOpenRegistration();
    const hash = await this.#deps.passwords.hash(password, turns);
    const user = newUser({ username, password: hash, provider: 'local', timeZone }, this.#deps.clock());
    try {
      return await this.#insert(user, REGISTRATION_REFUSED);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // After a lost connection the row in the way can be our own: its salted hash tells.
      const existing = await this.findByAddress(username);
      if (existing?.password === user.password) return existing;
      throw new AppError('CONFLICT', REGISTRATION_REFUSED);
    }
  }

  /**
   * Finds or creates the user of an identity. Throws `CONFLICT` when its address belongs to another account, and `FORBIDDEN`
   * for a locked account, or a new one while registration is closed.
   */
  async findOrCreateFromIdentity(identity: Identity, timeZone: string): Promise<CurrentUser> {
    const known = await this.#welcomeBack(identity);
    if (known) return known;
    this.#requireOpenRegistration();
    const { provider, subject, email, name } = identity;
    const now = this.#deps.clock();
    const facts = {
      addressConfirmedAt: email === null ? null : now,
      username: email ?? syntheticAddress(provider),
      password: `!${provider}`,
      provider,
      timeZone,
      name,
      appleId: provider === 'apple' ? subject : null,
    };
    try {
      return await this.#insert(newUser(facts, now), ADDRESS_HAS_ACCOUNT, identity);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same person at the same moment elsewhere, or an earlier try whose end got lost.
      const existing = await this.#welcomeBack(identity);
      if (existing) return existing;
      throw new AppError('CONFLICT', ADDRESS_HAS_ACCOUNT);
    }
  }

  /**
   * The user with these credentials. Throws one and the same `UNAUTHENTICATED` for wrong ones, whatever the reason, and
   * `FORBIDDEN` for right ones of a locked account.
   */
  async authenticate({ username, password }: Credentials, turns: Turns): Promise<CurrentUser> {
    const user = await this.findByAddress(username);
    const matches = await this.#deps.passwords.verify(password, user?.password, turns);
    if (!user || !matches) throw new AppError('UNAUTHENTICATED', LOG_IN_REFUSED);
    requireUnlocked(user);
    const lastLoginAt = this.#deps.clock();
    await this.#deps.db.write((tx) => tx.manager.update(UserEntity, user.id, { lastLoginAt }));
    if (this.#deps.passwords.isOutdated(user.password)) await this.#rehash(user, password, turns);
    return user;
  }

  /** Voids every session by a new epoch, and ends the keys for programs if asked to; returns the user with that epoch. */
  async endSessions(user: CurrentUser, endsProgramKeys: boolean): Promise<CurrentUser> {
    const sessionEpoch = newSessionEpoch();
    await this.#deps.db.write(async (tx) => {
      await tx.manager.update(UserEntity, user.id, { sessionEpoch });
      if (endsProgramKeys) await endProgramKeys(tx, user.id);
    });
    return { ...user, sessionEpoch };
  }

  /** Stores the user's time zone, for requests that name none. */
  async rememberTimeZone(user: CurrentUser, timeZone: string): Promise<void> {
    await this.#deps.db.write(async (tx) => {
      await tx.manager.update(UserEntity, user.id, { timeZone });
      for (const follow of this.#onTimeZone) await follow(tx, user.id, timeZone);
    });
  }

  /** The session epoch of the account with this address, or null where there is none. */
  async findSessionEpoch(username: string): Promise<number | null> {
    return (await this.findByAddress(username))?.sessionEpoch ?? null;
  }

  /** Tells whether this is the user's password, in the same time for an account without one. */
  async hasPassword({ username }: CurrentUser, password: string, turns: Turns): Promise<boolean> {
    const stored = await this.findByAddress(username);
    return this.#deps.passwords.verify(password, stored?.password, turns);
  }

  /** The form in which a new password is stored. */
  hashPassword(password: string, turns: Turns): Promise<string> {
    return this.#deps.passwords.hash(password, turns);
  }

  /** Throws `FORBIDDEN` for an account that is opened by a provider alone. */
  requireLocal(user: CurrentUser): void {
    if (!hasPassword(user)) throw new AppError('FORBIDDEN', NO_PASSWORD);
  }

  /** Stores a new password and voids every session; the caller signs the returned user in again. */
  async changePassword(user: CurrentUser, newPassword: string, turns: Turns, endsProgramKeys: boolean) {
    const password = await this.#deps.passwords.hash(newPassword, turns);
    const sessionEpoch = newSessionEpoch();
    await this.#deps.db.write(async (tx) => {
      await tx.manager.update(UserEntity, user.id, { password, sessionEpoch });
      if (endsProgramKeys) await endProgramKeys(tx, user.id);
      await this.#deps.outbox.add(tx, 'password-changed', user.username);
    });
    return { ...user, sessionEpoch };
  }

  /** Locks an account, whose data stay, or unlocks it; both end all sessions. Tells whether it is there. */
  async setLocked(id: number, isLocked: boolean): Promise<boolean> {
    const { matched } = await this.#deps.db.change(
      'UPDATE user SET lockedAt = ?, sessionEpoch = ? WHERE id = ?',
      [isLocked ? this.#deps.clock() : null, newSessionEpoch(), id],
    );
    return matched === 1;
  }

  /** Names what changes with a user's time zone, in the same transaction. */
  onTimeZone(follow: OnTimeZone): void {
    this.#onTimeZone.push(follow);
  }

  /** The user with this number, or null. */
  findById(id: number): Promise<User | null> {
    return this.#deps.db.read((manager) => manager.findOneBy(UserEntity, { id }));
  }

  /** The user with this address in its stored form, or null. */
  findByAddress(username: string): Promise<User | null> {
    return this.#deps.db.read((manager) => manager.findOneBy(UserEntity, { username }));
  }

  #requireOpenRegistration(): void {
    if (this.#deps.isRegistrationClosed) throw new AppError('FORBIDDEN', REGISTRATION_CLOSED);
  }

  /** Hashes a right password anew, unless another request has changed it. */
  async #rehash({ id, password: outdated }: User, password: string, turns: Turns): Promise<void> {
    const renewed = { password: await this.#deps.passwords.hash(password, turns) };
    await this.#deps.db.write((tx) => tx.manager.update(UserEntity, { id, password: outdated }, renewed));
  }

  /** Throws `CONFLICT` with this sentence for an address that is reserved, and a unique violation for one that is taken. */
  #insert(user: Omit<User, 'id'>, refusal: string, identity?: Identity): Promise<User> {
    return this.#deps.db.write(async (tx) => {
      const { identifiers } = await tx.manager.insert(UserEntity, { ...user });
      if (await this.#deps.reservations.find(tx, user.username)) throw new AppError('CONFLICT', refusal);
      const id = Number(identifiers[0]?.id);
      if (user.provider === 'local') await this.#deps.outbox.add(tx, 'confirm-address', user.username);
      await this.#deps.vault.createKey(tx, id);
      if (identity) {
        const { provider, subject } = identity;
        const { createdAt } = user;
        await tx.manager.insert(UserIdentityEntity, { provider, subject, userId: id, createdAt });
      }
      return { ...user, id };
    });
  }

  /** Finds the user of a known identity; a name that was told before stays. */
  async #welcomeBack({ provider, subject, name }: Identity): Promise<User | null> {
    const user = await this.#deps.db.read(async (manager) => {
      const identity = await manager.findOneBy(UserIdentityEntity, { provider, subject });
      return identity && manager.findOneBy(UserEntity, { id: identity.userId });
    });
    if (!user) return null;
    requireUnlocked(user);
    const seen = { lastLoginAt: this.#deps.clock(), name: user.name ?? name };
    await this.#deps.db.write((tx) => tx.manager.update(UserEntity, user.id, seen));
    return { ...user, ...seen };
  }
}
