import { AnswerEntity, type AnswerRow } from '../answer/answer.entity.ts';
import type { Database } from '../platform/database/database.ts';
import { LIMIT_PLACE } from '../platform/database/prepared.ts';
import { AnswerImportEntity, type AnswerImportRow } from './answer-import.entity.ts';
import { IMPORT_MAX_ENTRIES } from './import-limits.rules.ts';

type Owned = Pick<AnswerImportRow, 'userId'>;
type Named<Name extends keyof AnswerImportRow> = Pick<AnswerImportRow, 'userId' | Name>;
type Since = { since: Date };

const ALL = ['userId', 'id', 'importedAt'] as const;
const LISTED = 20;

/** An import with what is in the diary by it. */
export type StoredImport = Pick<AnswerImportRow, 'id' | 'importedAt'> & {
  entries: number;
  firstDay: AnswerRow['day'];
  lastDay: AnswerRow['day'];
};

/** The answers of an import; one that is deleted is not among them. */
export const OF_IMPORT = 'userId = ? AND importId = ?';

/** The statements on imports; each names its owner, but for those of the purge. */
export function importStatements(db: Database) {
  const names = Array.from({ length: IMPORT_MAX_ENTRIES }, (_, index) => `day${index}`);
  const onDays = db.prepare<Owned & Record<string, string | number>>((q) =>
    q
      .select(AnswerEntity, ['day', 'importId'])
      .where('answer.userId = :userId AND answer.live = 1')
      .andWhere(`answer.day IN (${names.map((name) => `:${name}`).join(', ')})`),
  );
  // The answers are counted in one pass, however many imports there are.
  const listed = (condition: string) => `SELECT answer_import.id, importedAt, entries, firstDay, lastDay
    FROM (SELECT importId, count(*) AS entries, min(day) AS firstDay, max(day) AS lastDay FROM answer
      WHERE userId = :userId AND ${condition} GROUP BY importId) AS part
    JOIN answer_import ON answer_import.userId = :userId AND answer_import.id = part.importId
    WHERE importedAt > :since ORDER BY importedAt DESC, answer_import.id LIMIT ${LISTED}`;
  return {
    /** Finds the answers of at most `IMPORT_MAX_ENTRIES` days, and which import each came by. */
    onDays: (userId: number, days: readonly AnswerRow['day'][]) =>
      onDays({ userId, ...Object.fromEntries(names.map((name, at) => [name, days[at] ?? days[0] ?? ''])) }),
    /** Writes an import or moves its time on, and locks it. */
    put: db.prepare<Named<'id' | 'importedAt'>>(
      (q) => `${q.insert(AnswerImportEntity, ALL).getQuery()} ${db.upsert(['userId', 'id'], ['importedAt'])}`,
    ),
    lock: db.prepare<Named<'id'> & Since>(
      (q) =>
        `${q
          .select(AnswerImportEntity, ['id'])
          .where('answer_import.userId = :userId AND answer_import.id = :id AND importedAt > :since')
          .getQuery()} ${db.dialect.lock}`,
    ),
    list: db.prepare<Owned & Since>(() => listed('importId IS NOT NULL')),
    one: db.prepare<Named<'id'> & Since>(() => listed('importId = :id')),
    /** Finds answers of an import that were not edited since, and how long their ciphertext is. */
    lockUnchanged: db.prepare<Owned & { importId: string }>(
      () => `SELECT id, COALESCE(OCTET_LENGTH(encryptedContent), 0) AS bytes FROM answer
        WHERE userId = :userId AND importId = :importId AND updatedAt = createdAt ${LIMIT_PLACE} ${db.dialect.lock}`,
    ),
    remove: db.prepare<Named<'id'>>((q) =>
      q.delete(AnswerImportEntity).where('userId = :userId AND id = :id'),
    ),
    /** Finds imports that cannot be undone any more, anybody's. */
    over: db.prepare<Since>((q) =>
      q.select(AnswerImportEntity, ['userId', 'id']).where('answer_import.importedAt <= :since'),
    ),
    removeOver: db.prepare<Named<'id'> & Since>((q) =>
      q.delete(AnswerImportEntity).where('userId = :userId AND id = :id AND importedAt <= :since'),
    ),
  };
}
