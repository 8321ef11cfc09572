import { entity, instant, integer, key, nullable, type RowOf } from '../platform/database/entity.ts';

/** How much each diary holds. A person without a row is counted at the first need. */
export const AnswerStorageEntity = entity('AnswerStorage', 'answer_storage', {
  userId: key(integer),
  /** The ciphertext of the live answers. */
  bytes: integer,
  /** The bound that the operator has set for this person, in megabytes; null: `ACCOUNT_MAX_MB`. */
  maxMb: nullable(integer),
  /** When the sum was last computed from the answers. */
  countedAt: instant,
});

/** The size of a diary, as stored. */
export type AnswerStorageRow = RowOf<typeof AnswerStorageEntity>;
