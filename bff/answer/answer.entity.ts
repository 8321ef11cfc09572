import { column, entity, type RowOf } from '../platform/database/entity.ts';

/**
 * Diary entries. The generated column `live` is 1, or null after a deletion; its unique key allows only one live answer
 * a day.
 */
export const AnswerEntity = entity('Answer', 'answer', {
  id: column.serial,
  /** Made before the insert, so that the ciphertext can be bound to it. */
  uuid: column.text(36),
  userId: column.integer,
  /** Always null: text is stored only encrypted. */
  content: column.nullable(column.longText),
  encryptedContent: column.nullable(column.longText),
  encryptionIv: column.nullable(column.text(16)),
  date: column.instant,
  /** The calendar day of the answer, and the time zone that determined the day. */
  day: column.calendarDay,
  timeZone: column.text(64),
  createdAt: column.instant,
  updatedAt: column.instant,
  isDeleted: column.flag,
  /** The import that added the answer, while the import can be undone. */
  importId: column.nullable(column.text(36)),
  isHiddenMemory: column.flag,
  /** The sequence number of the answer's newest change. */
  sequence: column.integer,
});

export type AnswerRow = RowOf<typeof AnswerEntity>;

/** The storage used by each diary. A missing row is created at the first use. */
export const AnswerStorageEntity = entity('AnswerStorage', 'answer_storage', {
  userId: column.key(column.integer),
  /** Total ciphertext of the live answers. */
  bytes: column.integer,
  /** The limit set by the operator for this person, in megabytes; null means `ACCOUNT_MAX_MB`. */
  maxMb: column.nullable(column.integer),
  /** When `bytes` was last recomputed from the answers. */
  countedAt: column.instant,
});

export type AnswerStorageRow = RowOf<typeof AnswerStorageEntity>;
