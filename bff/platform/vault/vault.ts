import { generateKeySync, type KeyObject } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { accountGone } from '../lib/errors.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import { KeyCanaryEntity } from './key-canary.entity.ts';
import type { KeyRing } from './key-ring.ts';
import { rewrap } from './key-rotation.ts';
import { UserCipher } from './user-cipher.ts';
import { UserKeyEntity, type WrappedKey, wrapBinding } from './user-key.entity.ts';

const CACHE_LIFETIME_MS = 60_000;
const CACHE_MAX_USERS = 1_000;
const FIRST_VERSION = 1;

/** A random key for one user's texts. */
export function newUserKey(): KeyObject {
  return generateKeySync('aes', { length: 256 });
}

/** Encryption at rest: one random key a user, wrapped by a master key. */
export class Vault {
  readonly #db: Database;
  readonly #ring: KeyRing;
  readonly #clock: Clock;
  readonly #events: SecurityLog | undefined;
  #unreadable = 0;
  readonly #ciphers = new Map<number, { cipher: UserCipher; until: number }>();

  /** Without `events`, failures are thrown or told to the caller only. */
  constructor(db: Database, ring: KeyRing, clock: Clock, events?: SecurityLog) {
    this.#db = db;
    this.#ring = ring;
    this.#clock = clock;
    this.#events = events;
  }

  /**
   * Proves that the ring can read what the database holds, and leaves a canary for every key in use and the active one;
   * throws otherwise.
   */
  async check(): Promise<void> {
    const known = await this.#checkedKeys();
    const wanted = new Set([this.#ring.activeId, ...(await this.#keysInUse())]);
    for (const kekId of wanted) if (!known.has(kekId)) await this.#leaveCanary(kekId);
  }

  /** Whether a product with this ring has started once, so that every instance may be given keys of the active id. */
  async isActiveKeyKnown(): Promise<boolean> {
    return (await this.#checkedKeys()).has(this.#ring.activeId);
  }

  /** Drops the canaries of master keys that nothing here needs any more, besides these; returns the ids dropped. */
  async retireKeys(stillNeeded: string[]): Promise<string[]> {
    const needed = new Set([this.#ring.activeId, ...stillNeeded, ...(await this.#keysInUse())]);
    const canaries = await this.#db.read((manager) => manager.find(KeyCanaryEntity));
    const retired = canaries.map(({ kekId }) => kekId).filter((kekId) => !needed.has(kekId));
    for (const kekId of retired)
      await this.#db.write((tx) => tx.run('DELETE FROM key_canary WHERE kekId = ?', [kekId]));
    return retired;
  }

  /** Notes loudly that a text cannot be read; the row stays as it is, for whoever can mend it. */
  reportUnreadable(userId: number, row?: number): void {
    this.#unreadable += 1;
    this.#events?.record('unreadable-text', {
      userId,
      count: this.#unreadable,
      ...(row !== undefined && { row }),
    });
  }

  /** Makes a new user's key, in the transaction that makes the user. */
  async createKey(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.insert(UserKeyEntity, {
      userId,
      version: FIRST_VERSION,
      kekId: this.#ring.activeId,
      wrappedKey: this.#ring.wrap(newUserKey(), wrapBinding(userId, FIRST_VERSION)),
      createdAt: this.#clock(),
    });
  }

  /** The cipher for a user's texts; unwrapped keys stay in memory for a minute at most. */
  async cipherOf(userId: number): Promise<UserCipher> {
    const now = this.#clock().getTime();
    const cached = this.#ciphers.get(userId);
    if (cached && cached.until > now) return cached.cipher;
    const [row] = await this.#db.all<WrappedKey>(
      'SELECT userId, version, kekId, wrappedKey FROM user_key WHERE userId = ? ORDER BY version DESC LIMIT 1',
      [userId],
    );
    // The key is made and deleted with its user.
    if (!row) throw accountGone();
    const key = this.#unwrap(row);
    this.#renew(row);
    const cipher = new UserCipher(userId, row.version, key);
    this.#remember(userId, cipher, now + CACHE_LIFETIME_MS);
    return cipher;
  }

  /** Drops a deleted user's key from memory. */
  forget(userId: number): void {
    this.#ciphers.delete(userId);
  }

  #unwrap({ userId, version, kekId, wrappedKey }: WrappedKey): KeyObject {
    try {
      return this.#ring.unwrap(wrappedKey, kekId, wrapBinding(userId, version));
    } catch (error) {
      this.reportUnreadable(userId);
      throw error;
    }
  }

  /** Moves a key to the active master key when it is used anyway. Nobody waits: `keys:rotate` does what fails here. */
  #renew(row: WrappedKey): void {
    if (row.kekId !== this.#ring.activeId) rewrap(this.#db, this.#ring, [row]).catch(() => undefined);
  }

  /** The ids of the master keys that have a canary; throws unless the ring opens every one. */
  async #checkedKeys(): Promise<Set<string>> {
    const canaries = await this.#db.read((manager) => manager.find(KeyCanaryEntity));
    for (const { kekId, sealed } of canaries) this.#ring.checkCanary(sealed, kekId);
    return new Set(canaries.map(({ kekId }) => kekId));
  }

  async #keysInUse(): Promise<string[]> {
    const rows = await this.#db.all<{ kekId: string }>('SELECT DISTINCT kekId FROM user_key');
    return rows.map(({ kekId }) => kekId);
  }

  async #leaveCanary(kekId: string): Promise<void> {
    await this.#db.write((tx) =>
      tx.run(
        `INSERT INTO key_canary (kekId, sealed) VALUES (?, ?) ${this.#db.upsert(['kekId'], ['kekId'])}`,
        [kekId, this.#ring.sealCanary(kekId)],
      ),
    );
  }

  #remember(userId: number, cipher: UserCipher, until: number): void {
    this.#ciphers.delete(userId);
    this.#ciphers.set(userId, { cipher, until });
    if (this.#ciphers.size <= CACHE_MAX_USERS) return;
    const [oldest] = this.#ciphers.keys();
    if (oldest !== undefined) this.#ciphers.delete(oldest);
  }
}
