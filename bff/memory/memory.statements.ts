import { HAS_MEMORIES } from '../account/user.reads.ts';
import type { AnswerRow } from '../answer/answer.entity.ts';
import { hasLiveAnswer, MEMORABLE_ANSWERS } from '../answer/answer.reads.ts';
import { prepare } from '../platform/database/prepared.ts';
import { placeholders, type SqlValue } from '../platform/database/sql-value.ts';

type Named<Name extends keyof AnswerRow> = Pick<AnswerRow, 'userId' | Name>;
type Today = { today: AnswerRow['day'] };

/** SQL: the memorable answers while memories are on, and once today is answered. */
const SHOWN = `${MEMORABLE_ANSWERS} AND ${HAS_MEMORIES} AND ${hasLiveAnswer(':userId', ':today')}`;
const shown = prepare<Named<never> & Today>(SHOWN);

/** The statements on memories; each names its owner. */
export const MEMORY_STATEMENTS = {
  onDays: (owner: Named<never> & Today, days: AnswerRow['day'][]): [sql: string, values: SqlValue[]] => {
    const [sql, values] = shown(owner);
    return [`${sql} AND answer.day IN (${placeholders(days)})`, [...values, ...days]];
  },
  upTo: prepare<Named<'day'> & Today>(`${SHOWN} AND answer.day <= :day ORDER BY answer.day DESC`),
  /** Finds the newest entries up to a day, except one, also while memories are off. */
  othersUpTo: prepare<Named<'day' | 'id'>>(
    `${MEMORABLE_ANSWERS} AND answer.day <= :day AND answer.id <> :id ORDER BY answer.day DESC`,
  ),
};
