import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Unsent texts, at most one for each user and day, encrypted like answers. */
export const DraftEntity = entity('Draft', 'draft', {
  userId: column.key(column.integer),
  /** The calendar day that the text was last typed for. */
  day: column.key(column.calendarDay),
  encryptedContent: column.longText,
  encryptionIv: column.text(16),
  updatedAt: column.instant,
  /** Public id of the session or API token that wrote the draft; a draft without a writer counts as foreign. */
  writerId: column.nullable(column.text(22)),
});

export type DraftRow = RowOf<typeof DraftEntity>;
