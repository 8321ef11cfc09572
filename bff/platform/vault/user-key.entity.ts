import { EntitySchema } from 'typeorm';

/** A user's data key, wrapped by a master key; deleting it makes that user's texts unreadable for good. */
export interface UserKey {
  userId: number;
  version: number;
  /** The id of the wrapping master key. */
  kekId: string;
  wrappedKey: string;
  createdAt: Date;
}

/** A wrapped key with the facts that unwrap it. */
export type WrappedKey = Omit<UserKey, 'createdAt'>;

/** The binding of a wrapped key, which unwraps nowhere else. */
export function wrapBinding(userId: number, version: number): string {
  return `u=${userId}|kv=${version}`;
}

export const UserKeyEntity = new EntitySchema<UserKey>({
  name: 'UserKey',
  tableName: 'user_key',
  columns: {
    userId: { type: Number, primary: true },
    version: { type: Number, primary: true },
    kekId: { type: String, length: 32 },
    wrappedKey: { type: String, length: 128 },
    createdAt: { type: Date, precision: 3 },
  },
});
