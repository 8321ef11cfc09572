import { HAS_MEMORIES } from '../account/user.reads.ts';
import type { AnswerRow } from '../answer/answer.entity.ts';
import { hasLiveAnswer, memorableAnswers } from '../answer/answer.reads.ts';
import type { Database } from '../platform/database/database.ts';
import type { StatementBuilder } from '../platform/database/prepared.ts';

type Named<Name extends keyof AnswerRow> = Pick<AnswerRow, 'userId' | Name>;
type Today = { today: AnswerRow['day'] };

/** SQL condition: memories are on, and today is answered. */
const IS_TIME = `${HAS_MEMORIES} AND ${hasLiveAnswer(':userId', ':today')}`;

/** The statements on memories; each names its owner. */
export function memoryStatements(db: Database, candidates: number) {
  const names = Array.from({ length: candidates }, (_, index) => `day${index}`);
  const shown = (q: StatementBuilder) => memorableAnswers(q).andWhere(IS_TIME);
  const onDays = db.prepare<Named<never> & Today & Record<string, string | number>>((q) =>
    shown(q).andWhere(`answer.day IN (${names.map((name) => `:${name}`).join(', ')})`),
  );
  return {
    onDays: (owner: Named<never> & Today, days: readonly AnswerRow['day'][]) =>
      onDays({ ...owner, ...Object.fromEntries(names.map((name, index) => [name, days[index] ?? ''])) }),
    upTo: db.prepare<Named<'day'> & Today>((q) =>
      shown(q).andWhere('answer.day <= :day').orderBy('answer.day', 'DESC'),
    ),
    /** Finds the newest entries up to a day, except one, also while memories are off. */
    othersUpTo: db.prepare<Named<'day' | 'id'>>((q) =>
      memorableAnswers(q).andWhere('answer.day <= :day AND answer.id <> :id').orderBy('answer.day', 'DESC'),
    ),
  };
}
