import { column, entity, type RowOf } from '../platform/database/entity.ts';

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
