import { importedEntries } from '../answer/answer.reads.ts';
import type { Database } from '../platform/database/database.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { AnswerImportEntity, type AnswerImportRow } from './answer-import.entity.ts';

type Owned = Pick<AnswerImportRow, 'userId'>;
type Named<Name extends keyof AnswerImportRow> = Pick<AnswerImportRow, 'userId' | Name>;
type Since = { since: Date };

const LISTED = 20;

/** An import with the count and the range of its entries. */
export type StoredImport = Pick<AnswerImportRow, 'id' | 'importedAt'> & {
  entries: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
};

/** The statements on imports. Each names its owner, except those of the purge. */
export function importStatements(db: Database) {
  // Counts the answers of all imports in a single pass.
  const listed = (only?: ':id') => `SELECT answer_import.id, importedAt, entries, firstDay, lastDay
    FROM ${importedEntries(only)} AS part
    JOIN answer_import ON answer_import.userId = :userId AND answer_import.id = part.importId
    WHERE importedAt > :since ORDER BY importedAt DESC, answer_import.id LIMIT ${LISTED}`;
  return {
    lock: db.prepare<Named<'id'> & Since>(
      () => `SELECT id FROM answer_import
        WHERE userId = :userId AND id = :id AND importedAt > :since ${db.dialect.lock}`,
    ),
    list: db.prepare<Owned & Since>(() => listed()),
    one: db.prepare<Named<'id'> & Since>(() => listed(':id')),
    remove: db.prepare<Named<'id'>>((q) =>
      q.delete(AnswerImportEntity).where('userId = :userId AND id = :id'),
    ),
    /** Finds imports of all people that can no longer be undone. */
    over: db.prepare<Since>((q) =>
      q.select(AnswerImportEntity, ['userId', 'id']).where('answer_import.importedAt <= :since'),
    ),
    removeOver: db.prepare<Named<'id'> & Since>((q) =>
      q.delete(AnswerImportEntity).where('userId = :userId AND id = :id AND importedAt <= :since'),
    ),
  };
}
