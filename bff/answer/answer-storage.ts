import { fromUser } from '../account/user.reads.ts';
import { lockUser } from '../account/user-changes.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { prepare } from '../platform/database/prepared.ts';
import { addMs, DAY_MS } from '../platform/lib/clock.ts';
import { AppError, accountGone } from '../platform/lib/errors.ts';
import { pagesById } from '../platform/lib/keyset-pages.ts';
import { MEGABYTE_BYTES } from '../platform/lib/megabytes.rules.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { AnswerStorageRow } from './answer.entity.ts';
import { storageFull } from './answer.sentences.rules.ts';

/** How many people one recount statement reads, which takes a few milliseconds. */
const PEOPLE_PER_PAGE = 1_000;

type Stored = Pick<AnswerStorageRow, 'bytes' | 'maxMb'>;
type Owned = Pick<AnswerStorageRow, 'userId'>;

interface AnswerStorageDeps extends Pick<Platform, 'db' | 'clock' | 'meter'> {
  /** The limit for everybody without a limit of their own. */
  maxMb: number;
}

/** Tracks each person's stored ciphertext, and rejects growth above the limit. */
export class AnswerStorage extends Service<AnswerStorageDeps> {
  readonly #statements = storageStatements(this.deps.db);

  /**
   * Adds a change of answers to the total. Call this after the change, in its transaction, which holds the person's
   * lock. Throws `PAYLOAD_TOO_LARGE` for growth above the limit.
   */
  async move(tx: Transaction, userId: number, deltaBytes: number): Promise<void> {
    if (deltaBytes === 0) return;
    const { matched } = await tx.run(
      ...this.#statements.move({ userId, deltaBytes, maxMb: this.deps.maxMb }),
    );
    if (matched > 0 || deltaBytes < 0) return;
    const stored = await this.#find(tx, userId);
    const { bytes, maxMb } = stored ?? (await this.#countIn(tx, userId));
    const limitMb = maxMb ?? this.deps.maxMb;
    // A recount already includes the change.
    if (!stored && bytes <= limitMb * MEGABYTE_BYTES) return;
    this.deps.meter.count('storageFull', {});
    throw new AppError('PAYLOAD_TOO_LARGE', storageFull(limitMb));
  }

  /** Returns the storage use of a diary; counts the diary if it has no row yet. */
  async read(userId: number) {
    const stored =
      (await this.#find(this.deps.db, userId)) ??
      (await this.deps.db.write(async (tx) => {
        await lockUser(this.deps.db, tx, userId);
        return this.#countIn(tx, userId);
      }));
    return { usedBytes: stored.bytes, maxBytes: (stored.maxMb ?? this.deps.maxMb) * MEGABYTE_BYTES };
  }

  /** Sets a person's limit in megabytes; existing entries above the limit stay. */
  setLimit(userId: number, maxMb: number): Promise<void> {
    return this.deps.db.write(async (tx) => {
      await lockUser(this.deps.db, tx, userId);
      await this.#countIn(tx, userId);
      await tx.run(...this.#statements.limit({ userId, maxMb }));
    });
  }

  /**
   * Recounts diaries that were last counted before an instant (default: a day ago), or never. Each person takes a short
   * transaction, which blocks only this person's saves; several instances may run this at once.
   */
  async recountOld(countedBefore = addMs(this.deps.clock(), -DAY_MS)): Promise<void> {
    const { db, clock } = this.deps;
    const { page, lockOld, count } = this.#statements;
    const countedAt = clock();
    const people = pagesById((after) =>
      db.all<{ id: number; isOld: number }>(...page({ after, countedBefore }, PEOPLE_PER_PAGE)),
    );
    for await (const rows of people) {
      for (const { id: userId } of rows.filter(({ isOld }) => isOld)) {
        await db.write(async (tx) => {
          const [old] = await tx.all(...lockOld({ userId, countedBefore }));
          if (old) await tx.run(...count({ userId, countedAt }));
        });
      }
    }
  }

  async #find(place: Pick<Transaction, 'all'>, userId: number): Promise<Stored | undefined> {
    const [stored] = await place.all<Stored>(...this.#statements.find({ userId }));
    return stored;
  }

  /** Counts the diary of a locked person; throws `UNAUTHENTICATED` if the account is gone. */
  async #countIn(tx: Transaction, userId: number): Promise<Stored> {
    await tx.run(...this.#statements.count({ userId, countedAt: this.deps.clock() }));
    const stored = await this.#find(tx, userId);
    if (!stored) throw accountGone();
    return stored;
  }
}

function storageStatements(db: Database) {
  const IS_OLD = '(storage.countedAt IS NULL OR storage.countedAt < :countedBefore)';
  const STORAGE = 'LEFT JOIN answer_storage AS storage ON storage.userId = user.id';
  const LIVE_ANSWERS = 'LEFT JOIN answer ON answer.userId = user.id AND answer.live = 1';
  return {
    find: prepare<Owned>('SELECT bytes, maxMb FROM answer_storage WHERE userId = :userId'),
    /** Matches no row if the diary was never counted or would grow above the limit. */
    move: prepare<Owned & { deltaBytes: number; maxMb: number }>(
      `UPDATE answer_storage SET bytes = bytes + :deltaBytes WHERE userId = :userId
        AND (:deltaBytes < 0 OR bytes + :deltaBytes <= COALESCE(maxMb, :maxMb) * ${MEGABYTE_BYTES})`,
    ),
    limit: prepare<Owned & { maxMb: number }>(
      'UPDATE answer_storage SET maxMb = :maxMb WHERE userId = :userId',
    ),
    count: prepare<Pick<AnswerStorageRow, 'userId' | 'countedAt'>>(
      `INSERT INTO answer_storage (userId, bytes, countedAt)
        SELECT user.id, COALESCE(SUM(OCTET_LENGTH(answer.encryptedContent)), 0), :countedAt
        ${fromUser(LIVE_ANSWERS)} GROUP BY user.id ${db.upsert(['userId'], ['bytes', 'countedAt'])}`,
    ),
    page: prepare<{ after: number; countedBefore: Date }>(
      `SELECT user.id, CASE WHEN ${IS_OLD} THEN 1 ELSE 0 END AS isOld
        ${fromUser(STORAGE, 'user.id > :after')} ORDER BY user.id`,
    ),
    lockOld: prepare<Owned & { countedBefore: Date }>(
      `SELECT user.id ${fromUser(STORAGE)} AND ${IS_OLD} ${db.dialect.lock}`,
    ),
  };
}
