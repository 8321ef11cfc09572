import { STORED } from './answer.statements.ts';

// SQL for other slices that read answers. `userId` and `day` are SQL expressions, for example `draft.day` or `:today`.

/**
 * SQL condition: the day has an answer, live or deleted. A further condition may follow, or a lock, with which the
 * statement waits for a concurrent save.
 */
export function hasAnswer(userId: string, day: string, end = ''): string {
  return `EXISTS (SELECT 1 FROM answer WHERE answer.userId = ${userId} AND answer.day = ${day} ${end})`;
}

/** SQL condition: the day has another answer than `:answerId`, live or deleted. */
export function hasOtherAnswer(userId: string, day: string): string {
  return hasAnswer(userId, day, 'AND answer.id <> :answerId');
}

/** SQL condition: the day has a live answer. */
export function hasLiveAnswer(userId: string, day: string): string {
  return hasAnswer(userId, day, 'AND answer.live = 1');
}

/** SQL: the newest day with a live answer, or null. */
export function lastAnsweredDay(userId: string): string {
  return `(SELECT day FROM answer WHERE answer.userId = ${userId} AND live = 1 ORDER BY day DESC LIMIT 1)`;
}

/** SQL: the newest sequence number of a person, 0 before the first change. */
export function newestSequence(userId: string): string {
  return `COALESCE((SELECT max(sequence) FROM answer WHERE answer.userId = ${userId}), 0)`;
}

/** SQL table: the live answers of each import of `:userId`, or only of the import `:id`. */
export function importedEntries(only?: ':id'): string {
  return `(SELECT importId, count(*) AS entries, min(day) AS firstDay, max(day) AS lastDay FROM answer
    WHERE userId = :userId AND importId ${only ? `= ${only}` : 'IS NOT NULL'} GROUP BY importId)`;
}

/** SQL: the answers of `:userId` that may be shown as memories; a condition may follow. */
export const MEMORABLE_ANSWERS = `SELECT ${STORED.join(', ')} FROM answer
  WHERE answer.userId = :userId AND answer.live = 1 AND answer.isHiddenMemory = 0`;

/** SQL: the answered days of `:userId` up to `:day`, newest first, each with the total number of answers. */
export function answeredDaysAndTotal(columns: string, join: string): string {
  return `SELECT answer.day, (SELECT count(*) FROM answer AS a WHERE a.userId = :userId AND a.live = 1) AS total,
    ${columns} FROM answer ${join}
    WHERE answer.userId = :userId AND answer.live = 1 AND answer.day <= :day ORDER BY answer.day DESC`;
}
