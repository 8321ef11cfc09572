import { column, entity, type RowOf } from '../database/entity.ts';

/** Users' data keys, each wrapped by a master key; deleting a key makes the user's texts unreadable for good. */
export const UserKeyEntity = entity('UserKey', 'user_key', {
  userId: column.key(column.integer),
  version: column.key(column.integer),
  /** Id of the wrapping master key. */
  kekId: column.text(32),
  wrappedKey: column.text(128),
  createdAt: column.instant,
});

/** Columns needed to unwrap a key. */
export const WRAPPED_KEY = ['userId', 'version', 'kekId', 'wrappedKey'] as const;
export type WrappedKey = Pick<RowOf<typeof UserKeyEntity>, (typeof WRAPPED_KEY)[number]>;

export function wrapAssociatedData(userId: number, version: number): string {
  return `u=${userId}|kv=${version}`;
}
