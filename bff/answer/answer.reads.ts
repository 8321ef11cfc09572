import type { StatementBuilder } from '../platform/database/prepared.ts';
import { AnswerEntity } from './answer.entity.ts';
import { STORED } from './answer.statements.ts';

// SQL for other slices that read answers. `userId` and `day` are SQL, such as `draft.day` or `:today`.

function existsOn(userId: string, day: string, condition: string): string {
  return `EXISTS (SELECT 1 FROM answer WHERE answer.userId = ${userId} AND answer.day = ${day} ${condition})`;
}

/** The condition that a day has an answer, live or deleted; a `lock` lets the statement wait for an answer under way. */
export function hasAnswer(userId: string, day: string, lock = ''): string {
  return existsOn(userId, day, lock);
}

/** The condition that a day has an answer, live or deleted, beside the answer `:answerId`. */
export function hasOtherAnswer(userId: string, day: string): string {
  return existsOn(userId, day, 'AND answer.id <> :answerId');
}

/** The condition that a day has a live answer. */
export function hasLiveAnswer(userId: string, day: string): string {
  return existsOn(userId, day, 'AND answer.live = 1');
}

/** The newest day of a person with a live answer, or null. */
export function lastAnsweredDay(userId: string): string {
  return `(SELECT day FROM answer WHERE answer.userId = ${userId} AND live = 1 ORDER BY day DESC LIMIT 1)`;
}

/** The newest number in the sequence of a person's changes, 0 before the first change. */
export function newestSequence(userId: string): string {
  return `COALESCE((SELECT max(sequence) FROM answer WHERE answer.userId = ${userId}), 0)`;
}

/**
 * A table of the entries that each import of `:userId` has in the diary; only the import `:id` if `only` is given.
 */
export function importedEntries(only?: ':id'): string {
  return `(SELECT importId, count(*) AS entries, min(day) AS firstDay, max(day) AS lastDay FROM answer
    WHERE userId = :userId AND importId ${only ? `= ${only}` : 'IS NOT NULL'} GROUP BY importId)`;
}

/** Begins a statement that selects the answers of `:userId` that may be shown as memories. */
export function memorableAnswers(builder: StatementBuilder) {
  return builder
    .select(AnswerEntity, STORED)
    .where('answer.userId = :userId AND answer.live = 1 AND answer.isHiddenMemory = 0');
}
