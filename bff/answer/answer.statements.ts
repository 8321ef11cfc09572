import { fromUser } from '../account/user.reads.ts';
import type { Database } from '../platform/database/database.ts';
import { LIMIT_MARKER, type StatementBuilder } from '../platform/database/prepared.ts';
import type { SealedText } from '../platform/vault/user-cipher.ts';
import { AnswerEntity, type AnswerRow } from './answer.entity.ts';

type Column = keyof AnswerRow;
type Named<Name extends Column> = Pick<AnswerRow, Name>;

const SEALED = ['encryptedContent', 'encryptionIv'] as const;
/** The columns that reading an answer needs. */
export const STORED = ['id', 'uuid', 'day', 'timeZone', 'date', 'createdAt', 'updatedAt', ...SEALED] as const;
/** The columns that a search needs. Instants are left out, because converting each to a Date is slow. */
const SEARCHED = ['id', 'uuid', 'day', ...SEALED] as const;
const NEW = ['uuid', 'userId', 'date', 'day', 'timeZone', 'createdAt', 'updatedAt', ...SEALED] as const;

/** A live answer; its text is always present. */
export type StoredAnswer = Pick<AnswerRow, (typeof STORED)[number]> & SealedText;

/**
 * SQL: the next sequence number of a person. Locks the person until the commit, so that a reader who sees a number has
 * seen all earlier numbers.
 */
export function nextSequence({ dialect }: Database): string {
  const taken =
    'SELECT COALESCE(max(answer.sequence), 0) AS newest FROM answer WHERE answer.userId = :userId';
  return `COALESCE((SELECT 1 + CASE WHEN taken.newest > user.sequenceFloor THEN taken.newest ELSE user.sequenceFloor END
    ${fromUser(`JOIN (${taken}) AS taken`)} ${dialect.lock}), 0)`;
}

/**
 * The statements on answers. All but the last five ignore deleted answers, and every statement but `tombstones` names
 * its owner.
 */
export function answerStatements(db: Database) {
  const live = (q: StatementBuilder, columns: readonly Column[]) =>
    q.select(AnswerEntity, columns).where('answer.userId = :userId AND answer.live = 1');
  const OWN_DAYS = 'SELECT day FROM answer WHERE userId = :userId AND live = 1';
  const OWN_LIVE = 'id = :id AND userId = :userId AND live = 1';
  const numbered = { sequence: nextSequence(db) };
  return {
    /** Selects the newest answers of a period, up to the answer whose ciphertext brings the sum to `bytes`. */
    batch: db.prepare<Named<'userId'> & { from: string; before: string; bytes: number }>((q) =>
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
    /** Selects the answered days of a period, and the nearest answered day before and after it. */
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
    /** Hides or shows a memory; takes no sequence number, because clients do not synchronise this flag. */
    hide: db.prepare<Named<'userId' | 'id' | 'isHiddenMemory'>>((q) =>
      q.update(AnswerEntity, ['isHiddenMemory']).where(OWN_LIVE),
    ),
    /** Also finds deleted answers. */
    exists: db.prepare<Named<'userId' | 'id'>>((q) =>
      q.select(AnswerEntity, ['id']).where('answer.id = :id AND answer.userId = :userId'),
    ),
    /** Also finds deleted answers, whose text is null. */
    lockEver: db.prepare<Named<'userId' | 'id'>>(
      () => `SELECT ${STORED.join(', ')}, isDeleted FROM answer
        WHERE id = :id AND userId = :userId ${db.dialect.lock}`,
    ),
    restore: db.prepare<Named<'userId' | 'id' | 'isDeleted' | 'updatedAt' | keyof SealedText>>((q) =>
      q
        .update(AnswerEntity, [...SEALED, 'isDeleted', 'updatedAt'], numbered)
        .where('id = :id AND userId = :userId AND live IS NULL'),
    ),
    /** Also finds deleted answers. */
    everOnDay: db.prepare<Named<'userId' | 'day'>>((q) =>
      q.select(AnswerEntity, ['id']).where('answer.userId = :userId AND answer.day = :day'),
    ),
    /** Finds people with tombstones older than an instant, and the last sequence number of each person's tombstones. */
    tombstones: db.prepare<Named<'isDeleted' | 'updatedAt'>>(
      () => `SELECT userId, max(sequence) AS last FROM answer
        WHERE isDeleted = :isDeleted AND updatedAt < :updatedAt GROUP BY userId`,
    ),
  };
}

/** SQL: the keys of the first rows, up to the row that brings the sum of ciphertexts to `:bytes`. */
export function firstRows(key: 'day' | 'sequence', order: string, condition: string): string {
  return `(SELECT ${key}, sum(size) OVER (ORDER BY ${order}) - size AS earlier
    FROM (SELECT ${key}, coalesce(octet_length(encryptedContent), 0) AS size FROM answer
      WHERE ${condition} ORDER BY ${order} ${LIMIT_MARKER}) AS sized) AS summed
    WHERE earlier < :bytes`;
}
