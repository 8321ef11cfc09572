import { randomInt } from 'node:crypto';
import { type Database, isUniqueViolation } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { Vault } from '../vault/vault.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { type CurrentUser, type User, UserEntity } from './user.entity.ts';

const CONSENT_VERSION = '2026-11';
const MAX_FIRST_EPOCH = 2 ** 30;
const LOG_IN_REFUSED = 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.';
const REGISTRATION_REFUSED = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

const NO_PASSWORD = 'Dieses Konto hat kein Passwort.';
const CURRENT_PASSWORD_MISSING = 'Bitte geben Sie zur Sicherheit Ihr aktuelles Passwort ein.';
const CURRENT_PASSWORD_WRONG = 'Das aktuelle Passwort ist nicht richtig.';

/** A normalised e-mail address and a password, as `credentialsRule` yields them. */
export interface Credentials {
  username: string;
  password: string;
}

/** A wish for a new password, with what proves that it is the owner's. */
export interface PasswordChange {
  password: string;
  currentPassword?: string | null | undefined;
  hasRecentSignIn: boolean;
}

/** The life cycle of accounts. */
export class AccountService {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #clock: Clock;

  constructor(db: Database, vault: Vault, clock: Clock) {
    this.#db = db;
    this.#vault = vault;
    this.#clock = clock;
  }

  /** Creates a local account with its own key. Throws `CONFLICT` when the address is taken. */
  async register({ username, password }: Credentials, timeZone: string): Promise<CurrentUser> {
    const now = this.#clock();
    const user: Omit<User, 'id'> = {
      username,
      password: await hashPassword(password),
      provider: 'local',
      createdAt: now,
      name: null,
      appleId: null,
      lastLoginAt: now,
      sessionEpoch: randomInt(MAX_FIRST_EPOCH),
      timeZone,
      consentVersion: CONSENT_VERSION,
      consentAt: now,
    };
    try {
      return await this.#db.write(async (tx) => {
        const { identifiers } = await tx.manager.insert(UserEntity, { ...user });
        const id = Number(identifiers[0]?.id);
        await this.#vault.createKey(tx, id);
        return { ...user, id };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // After a lost connection the row that is in the way can be our own: its salted hash tells.
      const existing = await this.#find(username);
      if (existing?.password === user.password) return existing;
      throw new AppError('CONFLICT', REGISTRATION_REFUSED);
    }
  }

  /** The user with these credentials. Throws one and the same `UNAUTHENTICATED` for every reason to refuse. */
  async authenticate({ username, password }: Credentials): Promise<CurrentUser> {
    const user = await this.#find(username);
    const matches = await verifyPassword(password, user?.password);
    if (!user || !matches) throw new AppError('UNAUTHENTICATED', LOG_IN_REFUSED);
    await this.#db.write((tx) => tx.manager.update(UserEntity, user.id, { lastLoginAt: this.#clock() }));
    if (isOutdated(user.password)) await this.#rehash(user, password);
    return user;
  }

  /** Moves the user's session epoch on, so that every session is void; returns the user with the new one. */
  async endSessions(user: CurrentUser): Promise<CurrentUser> {
    const sessionEpoch = randomInt(MAX_FIRST_EPOCH);
    await this.#db.write((tx) => tx.manager.update(UserEntity, user.id, { sessionEpoch }));
    return { ...user, sessionEpoch };
  }

  /** Keeps the zone a person was last seen in, for requests that name none. */
  async rememberTimeZone(user: CurrentUser, timeZone: string): Promise<void> {
    await this.#db.write((tx) => tx.manager.update(UserEntity, user.id, { timeZone }));
  }

  /**
   * Gives a local account a new password; every session opened before is void then, so the caller signs in again with
   * the returned user. Throws `FORBIDDEN` for other accounts, and unless the sign-in is fresh or the password known.
   */
  async changePassword(user: CurrentUser, change: PasswordChange): Promise<CurrentUser> {
    if (user.provider !== 'local') throw new AppError('FORBIDDEN', NO_PASSWORD);
    await this.#requireOwner(user, change);
    const password = await hashPassword(change.password);
    const sessionEpoch = randomInt(MAX_FIRST_EPOCH);
    await this.#db.write((tx) => tx.manager.update(UserEntity, user.id, { password, sessionEpoch }));
    return { ...user, sessionEpoch };
  }

  /** Deletes the user and, by the foreign keys, everything that is theirs, in one transaction. */
  async remove(user: CurrentUser): Promise<void> {
    await this.#db.write((tx) => tx.manager.delete(UserEntity, user.id));
    this.#vault.forget(user.id);
  }

  /** Hashes a right password anew, unless it was changed meanwhile. */
  async #rehash({ id, password: outdated }: User, password: string): Promise<void> {
    const renewed = await hashPassword(password);
    await this.#db.write((tx) =>
      tx.manager.update(UserEntity, { id, password: outdated }, { password: renewed }),
    );
  }

  async #requireOwner(
    user: CurrentUser,
    { currentPassword, hasRecentSignIn }: PasswordChange,
  ): Promise<void> {
    if (typeof currentPassword !== 'string') {
      if (hasRecentSignIn) return;
      throw new AppError('FORBIDDEN', CURRENT_PASSWORD_MISSING);
    }
    const stored = await this.#find(user.username);
    if (!(await verifyPassword(currentPassword, stored?.password)))
      throw new AppError('FORBIDDEN', CURRENT_PASSWORD_WRONG);
  }

  #find(username: string): Promise<User | null> {
    return this.#db.read((manager) => manager.findOneBy(UserEntity, { username }));
  }
}
