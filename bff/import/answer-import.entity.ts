import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Imports that can still be undone; their answers reference them by `importId`. */
export const AnswerImportEntity = entity('AnswerImport', 'answer_import', {
  userId: key(integer),
  id: key(text(36)),
  /** When the last part of the import was saved. */
  importedAt: instant,
});

/** A row of `answer_import`. */
export type AnswerImportRow = RowOf<typeof AnswerImportEntity>;
