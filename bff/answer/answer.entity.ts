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

/** Diary entries. The generated column `live` is 1, or null once deleted; it guards the day. */
export const AnswerEntity = entity('Answer', 'answer', {
  id: serial,
  /** Known before the row is written, so that its ciphertext can be bound to it. */
  uuid: text(36),
  userId: integer,
  /** Never filled: text rests only encrypted. */
  content: nullable(longText),
  encryptedContent: nullable(longText),
  encryptionIv: nullable(text(16)),
  date: instant,
  /** The calendar day it answers, and the zone that decided it. */
  day: calendarDay,
  timeZone: text(64),
  createdAt: instant,
  updatedAt: instant,
  isDeleted: flag,
  /** The import that it came by, while that can be undone. */
  importId: nullable(text(36)),
  /** Whether its owner does not want to meet it as a memory. */
  isHiddenMemory: flag,
  /** The number of its last change in its person's sequence. */
  sequence: integer,
});

/** A diary entry as stored. */
export type AnswerRow = RowOf<typeof AnswerEntity>;
