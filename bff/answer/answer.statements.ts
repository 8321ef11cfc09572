import { fromUser } from '../account/user.reads.ts';
import type { Database } from '../platform/database/database.ts';
import { LIMIT_MARKER, type StatementBuilder } from '../platform/database/prepared.ts';
import type { SealedText } from '../platform/vault/user-cipher.ts';
import { AnswerEntity, type AnswerRow } from './answer.entity.ts';

type Column = keyof AnswerRow;
type Named<Name extends Column> = Pick<AnswerRow, Name>;

const SEALED = ['encryptedContent', 'encryptionIv'] as const;
/** The columns of an answer that is read. */
export const STORED = ['id', 'uuid', 'day', 'timeZone', 'date', 'createdAt', 'updatedAt', ...SEALED] as const;
/** What a search reads: no instant, each of which would be made into a date. */
const SEARCHED = ['id', 'uuid', 'day', ...SEALED] as const;
const NEW = ['uuid', 'userId', 'date', 'day', 'timeZone', 'createdAt', 'updatedAt', ...SEALED] as const;

/** A live answer, which has its text. */
export type StoredAnswer = Pick<AnswerRow, (typeof STORED)[number]> & SealedText;

/**
 * Computes the next sequence number of a person, whom it locks until the change that takes the number is committed: so a reader
 * who sees a number has seen all numbers before it. For a person who is gone it gives 0, and the foreign key refuses the row.
 * The floor is a column of `user`, because each change of an answer locks that row anyway: a row of its own for the floor would
 * take another statement for each save.
 */
export function nextSequence({ dialect }: Database): string {
  const taken =
    'SELECT COALESCE(max(answer.sequence), 0) AS newest FROM answer WHERE answer.userId = :userId';
  return `COALESCE((SELECT 1 + CASE WHEN taken.newest > user.sequenceFloor THEN taken.newest ELSE user.sequenceFloor END
    ${fromUser(`JOIN (${taken}) AS taken`)} ${dialect.lock}), 0)`;
}

/** For all but the last five of these statements deleted answers, and anybody else's, do not exist. */
export function answerStatements(db: Database) {
  const live = (q: StatementBuilder, columns: readonly Column[]) =>
    q.select(AnswerEntity, columns).where('answer.userId = :userId AND answer.live = 1');
  const OWN_DAYS = 'SELECT day FROM answer WHERE userId = :userId AND live = 1';
  const OWN_LIVE = 'id = :id AND userId = :userId AND live = 1';
  const numbered = { sequence: nextSequence(db) };
  return {
    /** The newest answers of a period; the last answer is the one whose ciphertext brings the sum to `bytes`. */
    slice: db.prepare<Named<'userId'> & { from: string; before: string; bytes: number }>((q) =>
      live(q, STORED)
        .andWhere('answer.day < :before')
        .andWhere(
          `answer.day >= (SELECT min(day) FROM ${firstRows(
            'day',
            'day DESC',
            'userId = :userId AND live = 1 AND day >= :from AND day < :before',
          )})`,
        )
        .orderBy('answer.day', 'DESC'),
    ),
    searchBefore: db.prepare<Named<'userId' | 'day'>>((q) =>
      live(q, SEARCHED).andWhere('answer.day < :day').orderBy('answer.day', 'DESC'),
    ),
    /** The answered days of a period, with the nearest one before it and the nearest one after it. */
    daysAround: db.prepare<Named<'userId'> & { first: string; last: string }>(
      () => `SELECT day FROM (${OWN_DAYS} AND day < :first ORDER BY day DESC LIMIT 1) AS earlier
        UNION ALL ${OWN_DAYS} AND day >= :first AND day <= :last
        UNION ALL SELECT day FROM (${OWN_DAYS} AND day > :last ORDER BY day LIMIT 1) AS later
        ORDER BY day`,
    ),
    count: db.prepare<Named<'userId'>>((q) => live(q, []).select('count(*)', 'total')),
    onDay: db.prepare<Named<'userId' | 'day'>>((q) => live(q, STORED).andWhere('answer.day = :day')),
    daysBefore: db.prepare<Named<'userId'> & { from: string; before: string }>((q) =>
      live(q, ['day'])
        .andWhere('answer.day >= :from')
        .andWhere('answer.day < :before')
        .orderBy('answer.day', 'DESC'),
    ),
    daysUpTo: db.prepare<Named<'userId' | 'day'>>((q) =>
      live(q, ['day']).andWhere('answer.day <= :day').orderBy('answer.day', 'DESC'),
    ),
    /** The same days, each beside the number of all answers. */
    daysAndCount: db.prepare<Named<'userId' | 'day'>>((q) =>
      live(q, ['day'])
        .addSelect('(SELECT count(*) FROM answer AS a WHERE a.userId = :userId AND a.live = 1)', 'total')
        .andWhere('answer.day <= :day')
        .orderBy('answer.day', 'DESC'),
    ),
    insert: db.prepare<Named<(typeof NEW)[number]>>((q) => q.insert(AnswerEntity, NEW, numbered)),
    lock: db.prepare<Named<'userId' | 'id'>>(
      (q) => `${live(q, STORED).andWhere('answer.id = :id').getQuery()} ${db.dialect.lock}`,
    ),
    update: db.prepare<Named<'userId' | 'id' | 'updatedAt' | keyof SealedText>>((q) =>
      q.update(AnswerEntity, [...SEALED, 'updatedAt'], numbered).where(OWN_LIVE),
    ),
    wipe: db.prepare<Named<'userId' | 'id' | 'isDeleted' | 'updatedAt'>>((q) =>
      q.wipe(AnswerEntity, ['isDeleted', 'updatedAt'], numbered).where(OWN_LIVE),
    ),
    /** Shows an answer as a memory, or no longer; nobody who follows the diary is told. */
    hide: db.prepare<Named<'userId' | 'id' | 'isHiddenMemory'>>((q) =>
      q.update(AnswerEntity, ['isHiddenMemory']).where(OWN_LIVE),
    ),
    /** Finds deleted ones, too. */
    exists: db.prepare<Named<'userId' | 'id'>>((q) =>
      q.select(AnswerEntity, ['id']).where('answer.id = :id AND answer.userId = :userId'),
    ),
    /** Finds deleted ones, too, which have no text. */
    lockEver: db.prepare<Named<'userId' | 'id'>>(
      (q) =>
        `${q
          .select(AnswerEntity, [...STORED, 'isDeleted'])
          .where('answer.id = :id AND answer.userId = :userId')
          .getQuery()} ${db.dialect.lock}`,
    ),
    /** Gives a deleted one its text again. */
    restore: db.prepare<Named<'userId' | 'id' | 'isDeleted' | 'updatedAt' | keyof SealedText>>((q) =>
      q
        .update(AnswerEntity, [...SEALED, 'isDeleted', 'updatedAt'], numbered)
        .where('id = :id AND userId = :userId AND live IS NULL'),
    ),
    /** Finds deleted ones, too. */
    everOnDay: db.prepare<Named<'userId' | 'day'>>((q) =>
      q.select(AnswerEntity, ['id']).where('answer.userId = :userId AND answer.day = :day'),
    ),
    /** Finds people with tombstones of before an instant, and the last of these numbers of each. */
    tombstones: db.prepare<Named<'isDeleted' | 'updatedAt'>>(
      () => `SELECT userId, max(sequence) AS last FROM answer
        WHERE isDeleted = :isDeleted AND updatedAt < :updatedAt GROUP BY userId`,
    ),
  };
}

/** Keys of the first rows of a condition, within the limit; the last row brings the sum of ciphertexts to `:bytes`. */
export function firstRows(key: 'day' | 'sequence', order: string, condition: string): string {
  return `(SELECT ${key}, sum(size) OVER (ORDER BY ${order}) - size AS earlier
    FROM (SELECT ${key}, coalesce(octet_length(encryptedContent), 0) AS size FROM answer
      WHERE ${condition} ORDER BY ${order} ${LIMIT_MARKER}) AS sized) AS summed
    WHERE earlier < :bytes`;
}
