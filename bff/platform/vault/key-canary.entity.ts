import { EntitySchema } from 'typeorm';

/** A known text sealed by a master key: it opens only if that id still means that key. */
export interface KeyCanary {
  kekId: string;
  sealed: string;
}

export const KeyCanaryEntity = new EntitySchema<KeyCanary>({
  name: 'KeyCanary',
  tableName: 'key_canary',
  columns: {
    kekId: { type: String, length: 32, primary: true },
    sealed: { type: String, length: 128 },
  },
});
