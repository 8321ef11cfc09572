import { fromUser } from '../account/user.reads.ts';
import { lockUser } from '../account/user-changes.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DAY_MS } from '../platform/lib/clock.ts';
import { AppError, accountGone } from '../platform/lib/errors.ts';
import { keysetPages } from '../platform/lib/keyset-pages.ts';
import { MEGABYTE_BYTES } from '../platform/lib/megabytes.rules.ts';
import type { Platform } from '../platform/platform.ts';
import { storageFull } from './answer.sentences.rules.ts';
import { AnswerStorageEntity, type AnswerStorageRow } from './answer-storage.entity.ts';

/** People whom a statement of the recount covers, in some milliseconds. */
const PEOPLE_A_PAGE = 1_000;

type Stored = Pick<AnswerStorageRow, 'bytes' | 'maxMb'>;
type Owned = Pick<AnswerStorageRow, 'userId'>;

/** How much a diary holds, and how much it may hold. */
export interface StorageUse {
  usedBytes: number;
  maxBytes: number;
}

/** Keeps the sum of each person's stored ciphertext, and refuses growth beyond the bound. */
export class AnswerStorage {
  readonly #deps: Pick<Platform, 'db' | 'clock' | 'meter'> & { maxMb: number };
  readonly #statements: ReturnType<typeof storageStatements>;

  /** `maxMb` is the bound of everybody for whom the operator has set no other. */
  constructor(deps: Pick<Platform, 'db' | 'clock' | 'meter'> & { maxMb: number }) {
    this.#deps = deps;
    this.#statements = storageStatements(deps.db);
  }

  /**
   * Adds the change to the diary's size. Call it after the change, in the same transaction: the change locks the
   * person, so sizes change one after the other. Throws `PAYLOAD_TOO_LARGE` if the diary grows beyond its limit.
   */
  async move(tx: Transaction, userId: number, deltaBytes: number): Promise<void> {
    if (deltaBytes === 0) return;
    const { matched } = await tx.run(
      ...this.#statements.move({ userId, deltaBytes, maxMb: this.#deps.maxMb }),
    );
    if (matched > 0 || deltaBytes < 0) return;
    const stored = await this.#find(tx, userId);
    const { bytes, maxMb } = stored ?? (await this.#countIn(tx, userId));
    const limitMb = maxMb ?? this.#deps.maxMb;
    // A new count includes the change.
    if (!stored && bytes <= limitMb * MEGABYTE_BYTES) return;
    this.#deps.meter.count('storageFull', {});
    throw new AppError('PAYLOAD_TOO_LARGE', storageFull(limitMb));
  }

  /** How much a diary holds; counts it where nobody has yet. */
  async read(userId: number): Promise<StorageUse> {
    const stored =
      (await this.#find(this.#deps.db, userId)) ??
      (await this.#deps.db.write(async (tx) => {
        await lockUser(this.#deps.db, tx, userId);
        return this.#countIn(tx, userId);
      }));
    return { usedBytes: stored.bytes, maxBytes: (stored.maxMb ?? this.#deps.maxMb) * MEGABYTE_BYTES };
  }

  /** Sets a person's limit, in megabytes. Entries beyond the limit stay. */
  setLimit(userId: number, maxMb: number): Promise<void> {
    return this.#deps.db.write(async (tx) => {
      await lockUser(this.#deps.db, tx, userId);
      await this.#countIn(tx, userId);
      await tx.run(...this.#statements.limit({ userId, maxMb }));
    });
  }

  /** Counts everybody anew whose sum is older than a day; any number of instances may do it at once. */
  recountOld(): Promise<void> {
    const now = this.#deps.clock();
    return recountStorage(this.#deps.db, now, new Date(now.getTime() - DAY_MS));
  }

  async #find(place: Pick<Transaction, 'all'>, userId: number): Promise<Stored | undefined> {
    const [stored] = await place.all<Stored>(...this.#statements.find({ userId }));
    return stored;
  }

  /** Recounts a locked person's diary. Throws `UNAUTHENTICATED` if the person is gone. */
  async #countIn(tx: Transaction, userId: number): Promise<Stored> {
    await tx.run(...this.#statements.count({ userId, countedAt: this.#deps.clock() }));
    const stored = await this.#find(tx, userId);
    if (!stored) throw accountGone();
    return stored;
  }
}

/**
 * Recounts everybody who was last counted before an instant, or never. Each person takes a short transaction, which
 * holds up only that person's saves.
 */
export async function recountStorage(db: Database, countedAt: Date, countedBefore: Date): Promise<void> {
  const { page, lockOld, count } = storageStatements(db);
  const people = keysetPages(
    0,
    (after) => db.all<{ id: number; isOld: number }>(...page({ after, countedBefore }, PEOPLE_A_PAGE)),
    ({ id }) => id,
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

function storageStatements(db: Database) {
  const IS_OLD = '(storage.countedAt IS NULL OR storage.countedAt < :countedBefore)';
  const STORAGE = 'LEFT JOIN answer_storage AS storage ON storage.userId = user.id';
  const LIVE_ANSWERS = 'LEFT JOIN answer ON answer.userId = user.id AND answer.live = 1';
  return {
    find: db.prepare<Owned>((q) =>
      q.select(AnswerStorageEntity, ['bytes', 'maxMb']).where('answer_storage.userId = :userId'),
    ),
    /** Matches nothing where there is no row, and for growth beyond the bound. */
    move: db.prepare<Owned & { deltaBytes: number; maxMb: number }>(
      () => `UPDATE answer_storage SET bytes = bytes + :deltaBytes WHERE userId = :userId
        AND (:deltaBytes < 0 OR bytes + :deltaBytes <= COALESCE(maxMb, :maxMb) * ${MEGABYTE_BYTES})`,
    ),
    limit: db.prepare<Owned & { maxMb: number }>((q) =>
      q.update(AnswerStorageEntity, ['maxMb']).where('userId = :userId'),
    ),
    count: db.prepare<Pick<AnswerStorageRow, 'userId' | 'countedAt'>>(
      () => `INSERT INTO answer_storage (userId, bytes, countedAt)
        SELECT user.id, COALESCE(SUM(OCTET_LENGTH(answer.encryptedContent)), 0), :countedAt
        ${fromUser(LIVE_ANSWERS)} GROUP BY user.id ${db.upsert(['userId'], ['bytes', 'countedAt'])}`,
    ),
    page: db.prepare<{ after: number; countedBefore: Date }>(
      () => `SELECT user.id, CASE WHEN ${IS_OLD} THEN 1 ELSE 0 END AS isOld
        ${fromUser(STORAGE, 'user.id > :after')} ORDER BY user.id`,
    ),
    lockOld: db.prepare<Owned & { countedBefore: Date }>(
      () => `SELECT user.id ${fromUser(STORAGE)} AND ${IS_OLD} ${db.dialect.lock}`,
    ),
  };
}
