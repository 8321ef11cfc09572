import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Imports that can still be undone; their answers name them by `importId`. */
export const AnswerImportEntity = entity('AnswerImport', 'answer_import', {
  userId: key(integer),
  id: key(text(36)),
  /** When the last part was imported. */
  importedAt: instant,
});

/** An import as stored. */
export type AnswerImportRow = RowOf<typeof AnswerImportEntity>;
