import { HAS_MEMORIES } from '../account/user.reads.ts';
import type { AnswerRow } from '../answer/answer.entity.ts';
import { hasLiveAnswer, MEMORABLE_ANSWERS } from '../answer/answer.reads.ts';
import { prepare } from '../platform/database/prepared.ts';

type Named<Name extends keyof AnswerRow> = Pick<AnswerRow, 'userId' | Name>;
type Today = { today: AnswerRow['day'] };

/** SQL: the memorable answers while memories are on, and once today is answered. */
const SHOWN = `${MEMORABLE_ANSWERS} AND ${HAS_MEMORIES} AND ${hasLiveAnswer(':userId', ':today')}`;

/** The statements on memories; each names its owner. */
export function memoryStatements(candidates: number) {
  const names = Array.from({ length: candidates }, (_, index) => `day${index}`);
  const onDays = prepare<Named<never> & Today & Record<string, string | number>>(
    `${SHOWN} AND answer.day IN (${names.map((name) => `:${name}`).join(', ')})`,
  );
  return {
    onDays: (owner: Named<never> & Today, days: readonly AnswerRow['day'][]) =>
      onDays({ ...owner, ...Object.fromEntries(names.map((name, index) => [name, days[index] ?? ''])) }),
    upTo: prepare<Named<'day'> & Today>(`${SHOWN} AND answer.day <= :day ORDER BY answer.day DESC`),
    /** Finds the newest entries up to a day, except one, also while memories are off. */
    othersUpTo: prepare<Named<'day' | 'id'>>(
      `${MEMORABLE_ANSWERS} AND answer.day <= :day AND answer.id <> :id ORDER BY answer.day DESC`,
    ),
  };
}
