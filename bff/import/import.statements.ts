import { importedEntries } from '../answer/answer.reads.ts';
import type { Database } from '../platform/database/database.ts';
import { prepare } from '../platform/database/prepared.ts';
import type { AnswerImport } from '../platform/graphql/resolvers.generated.ts';
import type { AnswerImportRow } from './answer-import.entity.ts';

type Named<Name extends keyof AnswerImportRow> = Pick<AnswerImportRow, 'userId' | Name>;
type Since = { since: Date };

const LISTED = 20;

/** An import with the count and the range of its entries. */
export type StoredImport = Omit<AnswerImport, 'undoableUntil'>;

/** The statements on imports. Each names its owner, except those of the purge. */
export function importStatements(db: Database) {
  // Counts the answers of all imports in a single pass.
  const listed = (only?: ':id') => `SELECT answer_import.id, importedAt, entries, firstDay, lastDay
    FROM ${importedEntries(only)} AS part
    JOIN answer_import ON answer_import.userId = :userId AND answer_import.id = part.importId
    WHERE importedAt > :since ORDER BY importedAt DESC, answer_import.id LIMIT ${LISTED}`;
  return {
    lock: prepare<Named<'id'> & Since>(
      `SELECT id FROM answer_import
        WHERE userId = :userId AND id = :id AND importedAt > :since ${db.dialect.lock}`,
    ),
    list: prepare<Pick<AnswerImportRow, 'userId'> & Since>(listed()),
    one: prepare<Named<'id'> & Since>(listed(':id')),
    remove: prepare<Named<'id'>>('DELETE FROM answer_import WHERE userId = :userId AND id = :id'),
    /** Finds imports of all people that can no longer be undone. */
    over: prepare<Since>('SELECT userId, id FROM answer_import WHERE importedAt <= :since'),
    removeOver: prepare<Named<'id'> & Since>(
      'DELETE FROM answer_import WHERE userId = :userId AND id = :id AND importedAt <= :since',
    ),
  };
}
