import { fromUser } from '../account/user.reads.ts';
import type { Database } from '../platform/database/database.ts';
import { assigned, insertInto, LIMIT_MARKER, prepare } from '../platform/database/prepared.ts';
import type { SealedText } from '../platform/vault/user-cipher.ts';
import { AnswerEntity, type AnswerRow } from './answer.entity.ts';

type Named<Name extends keyof AnswerRow> = Pick<AnswerRow, Name>;

const SEALED = ['encryptedContent', 'encryptionIv'] as const;
/** The columns that reading an answer needs. */
export const STORED = ['id', 'uuid', 'day', 'timeZone', 'date', 'createdAt', 'updatedAt', ...SEALED] as const;
/** The columns that a search needs. Instants are left out, because converting each to a Date is slow. */
const SEARCHED = ['id', 'uuid', 'day', ...SEALED] as const;
/** The columns that a deletion empties: every nullable column. */
const OPTIONAL = Object.entries(AnswerEntity.options.columns).flatMap(([name, column]) =>
  column?.nullable ? [name] : [],
);
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
 * The statements on answers. All but the last four ignore deleted answers, and every statement but `tombstones` names
 * its owner.
 */
export function answerStatements(db: Database) {
  const live = (columns: readonly string[]) =>
    `SELECT ${columns.join(', ')} FROM answer WHERE userId = :userId AND live = 1`;
  const OWN_DAYS = live(['day']);
  const OWN_LIVE = 'id = :id AND userId = :userId AND live = 1';
  const sequence = nextSequence(db);
  return {
    /** Selects the newest answers of a period, up to the answer whose ciphertext brings the sum to `bytes`. */
    batch: prepare<Named<'userId'> & { from: string; before: string; bytes: number }>(
      `${live(STORED)} AND day < :before AND day >= (SELECT min(day) FROM ${firstRows(
        'day',
        'day DESC',
        'userId = :userId AND live = 1 AND day >= :from AND day < :before',
      )}) ORDER BY day DESC`,
    ),
    searchBefore: prepare<Named<'userId' | 'day'>>(`${live(SEARCHED)} AND day < :day ORDER BY day DESC`),
    /** Selects the answered days of a period, and the nearest answered day before and after it. */
    daysAround: prepare<Named<'userId'> & { first: string; last: string }>(
      `SELECT day FROM (${OWN_DAYS} AND day < :first ORDER BY day DESC LIMIT 1) AS earlier
        UNION ALL ${OWN_DAYS} AND day >= :first AND day <= :last
        UNION ALL SELECT day FROM (${OWN_DAYS} AND day > :last ORDER BY day LIMIT 1) AS later
        ORDER BY day`,
    ),
    count: prepare<Named<'userId'>>(live(['count(*) AS total'])),
    onDay: prepare<Named<'userId' | 'day'>>(`${live(STORED)} AND day = :day`),
    daysBefore: prepare<Named<'userId'> & { from: string; before: string }>(
      `${OWN_DAYS} AND day >= :from AND day < :before ORDER BY day DESC`,
    ),
    insert: prepare<Named<(typeof NEW)[number]>>(insertInto('answer', NEW, { sequence })),
    lock: prepare<Named<'userId' | 'id'>>(`${live(STORED)} AND id = :id ${db.dialect.lock}`),
    update: prepare<Named<'userId' | 'id' | 'updatedAt' | keyof SealedText>>(
      `UPDATE answer SET ${assigned([...SEALED, 'updatedAt'])}, sequence = ${sequence} WHERE ${OWN_LIVE}`,
    ),
    wipe: prepare<Named<'userId' | 'id' | 'isDeleted' | 'updatedAt'>>(
      `UPDATE answer SET ${assigned(['isDeleted', 'updatedAt'])}, sequence = ${sequence},
        ${OPTIONAL.map((column) => `${column} = NULL`).join(', ')} WHERE ${OWN_LIVE}`,
    ),
    /** Hides or shows a memory; takes no sequence number, because clients do not synchronise this flag. */
    hide: prepare<Named<'userId' | 'id' | 'isHiddenMemory'>>(
      `UPDATE answer SET isHiddenMemory = :isHiddenMemory WHERE ${OWN_LIVE}`,
    ),
    /** Also finds deleted answers, whose text is null. */
    lockEver: prepare<Named<'userId' | 'id'>>(
      `SELECT ${STORED.join(', ')}, isDeleted FROM answer
        WHERE id = :id AND userId = :userId ${db.dialect.lock}`,
    ),
    restore: prepare<Named<'userId' | 'id' | 'isDeleted' | 'updatedAt' | keyof SealedText>>(
      `UPDATE answer SET ${assigned([...SEALED, 'isDeleted', 'updatedAt'])}, sequence = ${sequence}
        WHERE id = :id AND userId = :userId AND live IS NULL`,
    ),
    /** Also finds deleted answers. */
    everOnDay: prepare<Named<'userId' | 'day'>>(
      'SELECT id FROM answer WHERE userId = :userId AND day = :day',
    ),
    /** Finds people with tombstones older than an instant, and the last sequence number of each person's tombstones. */
    tombstones: prepare<Named<'isDeleted' | 'updatedAt'>>(
      `SELECT userId, max(sequence) AS last FROM answer
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
