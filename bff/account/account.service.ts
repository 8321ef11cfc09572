import type * as z from 'zod/mini';
import { type Transaction, unlessTaken } from '../platform/database/database.ts';
import type { Env } from '../platform/env/env.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { LinkFacts, LinkTokens } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { credentialsRule } from './account.rules.ts';
import {
  LOG_IN_REFUSED,
  NO_PASSWORD,
  PASSWORDS_CLOSED,
  REGISTRATION_CLOSED,
  REGISTRATION_REFUSED,
} from './account.sentences.rules.ts';
import type { AddressReservations } from './address-reservations.ts';
import type { CredentialRegistry } from './credential-registry.ts';
import { changeCredentials, hasPassword, requireUnlocked } from './credentials.ts';
import { type NewUserFacts, newSessionEpoch, newUser } from './new-user.ts';
import type { PasswordHasher } from './password.ts';
import { type User, UserEntity } from './user.entity.ts';
import { findUser } from './user.reads.ts';
import { noteSignIn, updateUser } from './user-changes.ts';

type Credentials = z.output<typeof credentialsRule>;

interface AccountServiceDeps
  extends Pick<Platform, 'db' | 'vault' | 'clock' | 'outbox'>,
    Pick<Env, 'isRegistrationClosed' | 'arePasswordsClosed' | 'hasTerms'> {
  passwords: PasswordHasher;
  reservations: AddressReservations;
  credentials: CredentialRegistry;
}

type OnCreation = (tx: Transaction, user: CurrentUser) => Promise<unknown>;

/** Creates and deletes accounts, authenticates users, and changes passwords, sessions and locks. */
export class AccountService extends Service<AccountServiceDeps> {
  /** Runs in the transaction that stores a new time zone. */
  onTimeZone: (tx: Transaction, userId: number, timeZone: string) => Promise<void> = async () => undefined;
  /**
   * Prepares follow-up work of a deletion outside the database, for instance the revocation of a provider's token, while
   * the account still exists; the returned function runs after the commit.
   */
  beforeRemoval: (userId: number) => Promise<() => void> = async () => () => undefined;

  /**
   * Creates a local account with its own encryption key. Throws `CONFLICT` when the address is taken, and `FORBIDDEN`
   * while registration is closed.
   */
  async register({ username, password }: Credentials, timeZone: string): Promise<CurrentUser> {
    this.requireOpenRegistration();
    const hash = await this.deps.passwords.hash(password);
    const facts: NewUserFacts = { username, password: hash, provider: 'local', timeZone };
    const created = await unlessTaken(this.create(facts, REGISTRATION_REFUSED));
    if (created) return created;
    // A retry after a lost connection may find its own row, which it recognises by the salted hash.
    const existing = await this.findByAddress(username);
    if (existing?.password === hash) return existing;
    throw new AppError('CONFLICT', REGISTRATION_REFUSED);
  }

  /** Throws `FORBIDDEN` where log-in, registration and reset by password are switched off. */
  requirePasswordsOpen(): void {
    if (this.deps.arePasswordsClosed) throw new AppError('FORBIDDEN', PASSWORDS_CLOSED);
  }

  /** Throws `FORBIDDEN` while registration is closed. */
  requireOpenRegistration(): void {
    if (this.deps.isRegistrationClosed) throw new AppError('FORBIDDEN', REGISTRATION_CLOSED);
  }

  /**
   * Creates a user, the user's encryption key and dependent rows in one transaction. Throws `CONFLICT` with `refusal`
   * for a reserved address, and a unique violation for a taken address.
   */
  create(facts: NewUserFacts, refusal: string, onCreation?: OnCreation): Promise<CurrentUser> {
    const user = newUser(facts, this.deps.clock(), this.deps.hasTerms);
    return this.deps.db.write(async (tx) => {
      const { identifiers } = await tx.manager.insert(UserEntity, { ...user });
      if (await this.deps.reservations.find(tx, user.username)) throw new AppError('CONFLICT', refusal);
      const created = { ...user, id: Number(identifiers[0]?.id) };
      if (user.provider === 'local') await this.deps.outbox.add(tx, 'confirm-address', user.username);
      await this.deps.vault.createKey(tx, created.id);
      await onCreation?.(tx, created);
      return created;
    });
  }

  /**
   * Returns the user with these credentials. Throws the same `UNAUTHENTICATED` for an unknown address and a wrong
   * password, and `FORBIDDEN` for correct credentials of a locked account.
   */
  async authenticate({ username, password }: Credentials): Promise<CurrentUser> {
    const user = await this.findByAddress(username);
    const matches = await this.deps.passwords.verify(password, user?.password);
    if (!user || !matches) throw new AppError('UNAUTHENTICATED', LOG_IN_REFUSED);
    requireUnlocked(user);
    const lastLoginAt = this.deps.clock();
    await this.deps.db.write((tx) => noteSignIn(tx, user.id, { lastLoginAt }));
    if (this.deps.passwords.isOutdated(user.password)) await this.#rehash(user, password);
    return user;
  }

  /** Ends every session and, if `endsApiTokens`, every API token; returns the user with the new epoch. */
  endSessions(user: CurrentUser, endsApiTokens: boolean): Promise<CurrentUser> {
    return changeCredentials(this.deps.db, user, async (tx) => {
      if (endsApiTokens) await this.deps.credentials.endApiTokens(tx, user.id);
    });
  }

  /** Stores the user's time zone, which serves requests that send no time zone. */
  async rememberTimeZone(user: CurrentUser, timeZone: string): Promise<void> {
    await this.deps.db.write(async (tx) => {
      await tx.manager.update(UserEntity, user.id, { timeZone });
      await this.onTimeZone(tx, user.id, timeZone);
    });
  }

  /** Returns whether this is the user's password; takes the same time for an account without a password. */
  async hasPassword({ username }: CurrentUser, password: string): Promise<boolean> {
    const stored = await this.findByAddress(username);
    return this.deps.passwords.verify(password, stored?.password);
  }

  /** Throws `FORBIDDEN` for an account without a password. */
  requireLocal(user: CurrentUser): void {
    if (!hasPassword(user)) throw new AppError('FORBIDDEN', NO_PASSWORD);
  }

  /** Stores a new password and voids every session; the caller signs the returned user in again. */
  async changePassword(user: CurrentUser, newPassword: string, endsApiTokens: boolean) {
    const password = await this.deps.passwords.hash(newPassword);
    return changeCredentials(this.deps.db, user, async (tx) => {
      await updateUser(tx, user.id, { password });
      if (endsApiTokens) await this.deps.credentials.endApiTokens(tx, user.id);
      await this.deps.outbox.add(tx, 'password-changed', user.username);
    });
  }

  /** Locks or unlocks an account, ends its sessions and mails the reason. */
  setLocked(id: number, isLocked: boolean, lockReason: string | null = null): Promise<void> {
    const lockedAt = isLocked ? this.deps.clock() : null;
    return this.deps.db.write(async (tx) => {
      await tx.manager.update(UserEntity, id, { lockedAt, lockReason, sessionEpoch: newSessionEpoch() });
      const user = lockReason === null ? null : await findUser(tx.manager, { id });
      if (user) await this.deps.outbox.add(tx, 'account-locked', user.username);
    });
  }

  /**
   * Deletes the user, and by the foreign keys every row of the user; then runs the follow-up work. Returns false and
   * deletes nothing unless `isDue`.
   */
  async remove(user: CurrentUser, isDue = async (_tx: Transaction) => true): Promise<boolean> {
    const followUp = await this.beforeRemoval(user.id);
    const isRemoved = await this.deps.db.write(async (tx) => {
      if (!(await isDue(tx))) return false;
      await this.#sayFarewell(tx, user);
      await tx.manager.delete(UserEntity, user.id);
      return true;
    });
    if (!isRemoved) return false;
    this.deps.vault.forget(user.id);
    this.deps.db.files?.truncateLogSoon();
    followUp();
    return true;
  }

  findById(id: number): Promise<User | null> {
    return this.deps.db.read((manager) => findUser(manager, { id }));
  }

  findByAddress(username: string): Promise<User | null> {
    return this.deps.db.read((manager) => findUser(manager, { username }));
  }

  /** Returns the user whose confirmed address this was at an instant, or null. */
  async findByConfirmedAddress(address: string, at: Date): Promise<User | null> {
    const user = await this.findByAddress(address);
    return user?.addressConfirmedAt && user.addressConfirmedAt <= at ? user : null;
  }

  /** Returns the user and the claim of a link token; null for a forged, expired or used token. */
  async findByLink(links: LinkTokens, token: string, factsOf: (user: User) => LinkFacts) {
    const claim = links.claimOf(token);
    const user = claim && (await this.findById(claim.userId));
    return user && links.isGenuine(claim, factsOf(user)) ? { user, claim } : null;
  }

  /** Drops the user's pending mails, and adds the farewell mail if the address is confirmed. */
  async #sayFarewell(tx: Transaction, { id }: CurrentUser): Promise<void> {
    const { outbox } = this.deps;
    const user = outbox.isOn ? await findUser(tx.manager, { id }) : null;
    if (!user) return;
    await outbox.drop(tx, user.username);
    if (user.addressConfirmedAt) await outbox.add(tx, 'account-deleted', user.username);
  }

  /** Stores the password with today's hash parameters, unless another request has changed the password meanwhile. */
  async #rehash({ id, password: outdated }: User, password: string): Promise<void> {
    const renewed = { password: await this.deps.passwords.hash(password) };
    await this.deps.db.write((tx) => tx.manager.update(UserEntity, { id, password: outdated }, renewed));
  }
}
