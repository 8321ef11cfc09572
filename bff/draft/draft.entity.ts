import {
  calendarDay,
  entity,
  instant,
  integer,
  key,
  longText,
  nullable,
  type RowOf,
  text,
} from '../platform/database/entity.ts';

/** Unsent texts, at most one for each user and day, encrypted like answers. */
export const DraftEntity = entity('Draft', 'draft', {
  userId: key(integer),
  /** The calendar day that the text was last typed for. */
  day: key(calendarDay),
  encryptedContent: longText,
  encryptionIv: text(16),
  updatedAt: instant,
  /** Public id of the session or API token that wrote the draft; a draft without a writer counts as foreign. */
  writerId: nullable(text(22)),
});

/** A row of `draft`. */
export type DraftRow = RowOf<typeof DraftEntity>;
