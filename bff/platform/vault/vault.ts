import { generateKeySync, type KeyObject } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { accountGone } from '../lib/errors.ts';
import { keysetPages } from '../lib/keyset-pages.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import { Service } from '../lib/service.ts';
import { KeyCheckEntity, requireFinishedRestore } from './key-check.entity.ts';
import type { KeyRing } from './key-ring.ts';
import { type UserCipher, userCipher } from './user-cipher.ts';
import { UserKeyEntity, WRAPPED_KEY, type WrappedKey, wrapAssociatedData } from './user-key.entity.ts';

const CACHE_LIFETIME_MS = 60_000;
const CACHE_MAX_USERS = 1_000;
const FIRST_VERSION = 1;
/** Keys per transaction of a rotation; transactions are short, because the product keeps writing. */
const REWRAP_BATCH_SIZE = 200;
const NEWEST_KEY = `SELECT ${WRAPPED_KEY.join(', ')} FROM user_key WHERE userId = ? ORDER BY version DESC LIMIT 1`;

/** Generates a random key for one user's texts. */
export function newUserKey(): KeyObject {
  return generateKeySync('aes', { length: 256 });
}

/** Envelope encryption at rest: one random key per user, wrapped by a master key. */
export class Vault extends Service<{ db: Database; ring: KeyRing; clock: Clock; events?: SecurityLog }> {
  #unreadable = 0;
  readonly #ciphers = new Map<number, { cipher: UserCipher; until: number }>();

  /**
   * Verifies that the ring holds the database's keys, and stores missing key checks. Throws for a missing or wrong key.
   */
  async check(): Promise<void> {
    const known = await this.#checkedKeys();
    const wanted = new Set([this.deps.ring.activeId, ...(await this.#keysInUse())]);
    for (const kekId of wanted) if (!known.has(kekId)) await this.#storeKeyCheck(kekId);
  }

  /** Checks whether no product has started on this database yet. */
  async isNew(): Promise<boolean> {
    return (await this.#checkedKeys()).size === 0;
  }

  async isActiveKeyKnown(): Promise<boolean> {
    return (await this.#checkedKeys()).has(this.deps.ring.activeId);
  }

  /** Wraps every user's key with the active master key, in batches; reports the number of finished keys. */
  async rewrapKeys(progress: (done: number) => void): Promise<void> {
    const { db, ring } = this.deps;
    const others = `SELECT ${WRAPPED_KEY.join(', ')} FROM user_key WHERE kekId <> ? AND userId > ?
      ORDER BY userId, version LIMIT ${REWRAP_BATCH_SIZE}`;
    const batches = keysetPages(
      0,
      (after) => db.all<WrappedKey>(others, [ring.activeId, after]),
      // Read the last user again: the batch may have ended between versions of this user's key.
      ({ userId }) => userId - 1,
    );
    let done = 0;
    for await (const rows of batches) {
      done += await this.#rewrap(rows);
      progress(done);
    }
  }

  /** Deletes the key checks of unused master keys and returns their ids. */
  async retireKeys(stillNeeded: string[]): Promise<string[]> {
    const needed = new Set([this.deps.ring.activeId, ...stillNeeded, ...(await this.#keysInUse())]);
    const retired = [...(await this.#checkedKeys())].filter((kekId) => !needed.has(kekId));
    for (const kekId of retired) await this.deps.db.change('DELETE FROM key_check WHERE kekId = ?', [kekId]);
    return retired;
  }

  /** Logs an unreadable text as an error; the row stays unchanged. */
  reportUnreadable(userId: number, row?: number): void {
    this.#unreadable += 1;
    this.deps.events?.record('unreadable-text', { userId, count: this.#unreadable, row });
  }

  /** Creates a new user's key, in the transaction that creates the user. */
  async createKey(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.insert(UserKeyEntity, {
      userId,
      version: FIRST_VERSION,
      kekId: this.deps.ring.activeId,
      wrappedKey: this.deps.ring.wrap(newUserKey(), wrapAssociatedData(userId, FIRST_VERSION)),
      createdAt: this.deps.clock(),
    });
  }

  /** Returns the cipher of a user's texts; an unwrapped key is used for at most a minute. */
  async cipherOf(userId: number): Promise<UserCipher> {
    const { db, ring, clock } = this.deps;
    const now = clock().getTime();
    const cached = this.#ciphers.get(userId);
    if (cached && cached.until > now) return cached.cipher;
    const [row] = await db.all<WrappedKey>(NEWEST_KEY, [userId]);
    // Created and deleted together with the user.
    if (!row) throw accountGone();
    const key = this.#unwrap(row);
    // In the background; `keys:rotate` repeats a failure.
    if (row.kekId !== ring.activeId) this.#rewrap([row]).catch(() => undefined);
    const cipher = userCipher(userId, row.version, key);
    this.#remember(userId, cipher, now);
    return cipher;
  }

  forget(userId: number): void {
    this.#ciphers.delete(userId);
  }

  /** Wraps users' keys with the active master key by compare-and-set; returns the number of wrapped keys. */
  async #rewrap(rows: WrappedKey[]): Promise<number> {
    const { db, ring } = this.deps;
    const renewed = rows.map((row) => {
      const associatedData = wrapAssociatedData(row.userId, row.version);
      const wrappedKey = ring.wrap(ring.unwrap(row.wrappedKey, row.kekId, associatedData), associatedData);
      return [row, { kekId: ring.activeId, wrappedKey }] as const;
    });
    return db.write(async (tx) => {
      let done = 0;
      for (const [{ userId, version, wrappedKey }, change] of renewed) {
        const result = await tx.manager.update(UserKeyEntity, { userId, version, wrappedKey }, change);
        done += result.affected ?? 0;
      }
      return done;
    });
  }

  #unwrap({ userId, version, kekId, wrappedKey }: WrappedKey): KeyObject {
    try {
      return this.deps.ring.unwrap(wrappedKey, kekId, wrapAssociatedData(userId, version));
    } catch (error) {
      this.reportUnreadable(userId);
      throw error;
    }
  }

  /** Returns the ids of master keys with a key check; throws unless the ring decrypts every key check. */
  async #checkedKeys(): Promise<Set<string>> {
    const keyChecks = await this.deps.db.read((manager) => manager.find(KeyCheckEntity));
    requireFinishedRestore(keyChecks);
    for (const { kekId, encryptedText } of keyChecks)
      this.deps.ring.checkKey(encryptedText, kekId, 'database');
    return new Set(keyChecks.map(({ kekId }) => kekId));
  }

  async #keysInUse(): Promise<string[]> {
    const rows = await this.deps.db.all<{ kekId: string }>('SELECT DISTINCT kekId FROM user_key');
    return rows.map(({ kekId }) => kekId);
  }

  async #storeKeyCheck(kekId: string): Promise<void> {
    const { db, ring } = this.deps;
    await db.change(
      `INSERT INTO key_check (kekId, encryptedText) VALUES (?, ?) ${db.upsert(['kekId'], ['kekId'])}`,
      [kekId, ring.sealKeyCheck(kekId)],
    );
  }

  #remember(userId: number, cipher: UserCipher, now: number): void {
    for (const [id, { until }] of this.#ciphers) {
      if (until > now && this.#ciphers.size < CACHE_MAX_USERS) break;
      this.#ciphers.delete(id);
    }
    this.#ciphers.set(userId, { cipher, until: now + CACHE_LIFETIME_MS });
  }
}
