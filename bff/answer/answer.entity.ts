import {
  calendarDay,
  entity,
  flag,
  instant,
  integer,
  longText,
  nullable,
  type RowOf,
  serial,
  text,
} from '../platform/database/entity.ts';

/**
 * Diary entries. The generated column `live` is 1, or null after a deletion; its unique key allows only one live answer
 * a day.
 */
export const AnswerEntity = entity('Answer', 'answer', {
  id: serial,
  /** Made before the insert, so that the ciphertext can be bound to it. */
  uuid: text(36),
  userId: integer,
  /** Always null: text is stored only encrypted. */
  content: nullable(longText),
  encryptedContent: nullable(longText),
  encryptionIv: nullable(text(16)),
  date: instant,
  /** The calendar day of the answer, and the time zone that determined the day. */
  day: calendarDay,
  timeZone: text(64),
  createdAt: instant,
  updatedAt: instant,
  isDeleted: flag,
  /** The import that added the answer, while the import can be undone. */
  importId: nullable(text(36)),
  /** Whether the owner has hidden the answer from memories. */
  isHiddenMemory: flag,
  /** The sequence number of the answer's newest change. */
  sequence: integer,
});

/** A row of `answer`. */
export type AnswerRow = RowOf<typeof AnswerEntity>;
