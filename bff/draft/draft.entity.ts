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

/** Unsent texts, at most one a user and day, encrypted like an answer. */
export const DraftEntity = entity('Draft', 'draft', {
  userId: key(integer),
  /** The calendar day it was last typed for. */
  day: key(calendarDay),
  encryptedContent: longText,
  encryptionIv: text(16),
  updatedAt: instant,
  /** Public id of the session or key that wrote it; null where the writer names none: such a draft counts as another's. */
  sessionId: nullable(text(22)),
});

/** One draft as stored. */
export type DraftRow = RowOf<typeof DraftEntity>;
