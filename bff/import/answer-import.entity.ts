import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Imports that can still be undone; their answers reference them by `importId`. */
export const AnswerImportEntity = entity('AnswerImport', 'answer_import', {
  userId: column.key(column.integer),
  id: column.key(column.text(36)),
  /** When the last part of the import was saved. */
  importedAt: column.instant,
});

export type AnswerImportRow = RowOf<typeof AnswerImportEntity>;
