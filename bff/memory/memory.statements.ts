import { HAS_MEMORIES } from '../account/user.reads.ts';
import { AnswerEntity, type AnswerRow } from '../answer/answer.entity.ts';
import { STORED } from '../answer/answer.statements.ts';
import type { Database } from '../platform/database/database.ts';
import type { StatementBuilder } from '../platform/database/prepared.ts';

type Named<Name extends keyof AnswerRow> = Pick<AnswerRow, 'userId' | Name>;
type Today = { today: AnswerRow['day'] };

/** Memories are on, and today is answered. */
const IS_TIME = `${HAS_MEMORIES}
  AND EXISTS (SELECT 1 FROM answer AS last WHERE last.userId = :userId AND last.day = :today AND last.live = 1)`;

/** The statements on memories; each names its owner. */
export function memoryStatements(db: Database, candidates: number) {
  const names = Array.from({ length: candidates }, (_, index) => `day${index}`);
  const shown = (q: StatementBuilder) =>
    q
      .select(AnswerEntity, STORED)
      .where('answer.userId = :userId AND answer.live = 1 AND answer.isHiddenMemory = 0')
      .andWhere(IS_TIME);
  const onDays = db.prepare<Named<never> & Today & Record<string, string | number>>((q) =>
    shown(q).andWhere(`answer.day IN (${names.map((name) => `:${name}`).join(', ')})`),
  );
  return {
    /** Finds the entries of these days. */
    onDays: (owner: Named<never> & Today, days: readonly AnswerRow['day'][]) =>
      onDays({ ...owner, ...Object.fromEntries(names.map((name, index) => [name, days[index] ?? ''])) }),
    /** Finds the newest entries up to a day. */
    upTo: db.prepare<Named<'day'> & Today>((q) =>
      shown(q).andWhere('answer.day <= :day').orderBy('answer.day', 'DESC'),
    ),
    hide: db.prepare<Named<'id' | 'isHiddenMemory'>>((q) =>
      q.update(AnswerEntity, ['isHiddenMemory']).where('id = :id AND userId = :userId AND live = 1'),
    ),
  };
}
