import type { Database } from '../database/database.ts';
import type { KeyRing } from './key-ring.ts';
import { type WrappedKey, wrapBinding } from './user-key.entity.ts';

const KEYS_A_MASTER_KEY = 50;

/** The users' keys that were tried, by master key. */
export interface KeySample {
  kekId: string;
  tried: number;
  /** Those that this ring does not unwrap. */
  closed: number;
}

function isClosed(ring: KeyRing, { userId, version, kekId, wrappedKey }: WrappedKey): boolean {
  try {
    ring.unwrap(wrappedKey, kekId, wrapBinding(userId, version));
    return false;
  } catch {
    return true;
  }
}

/** Unwraps the newest users' keys of every master key in use, and changes none. */
export async function sampleKeys(db: Database, ring: KeyRing): Promise<KeySample[]> {
  const inUse = await db.all<{ kekId: string }>('SELECT DISTINCT kekId FROM user_key');
  const samples: KeySample[] = [];
  for (const { kekId } of inUse) {
    const rows = await db.all<WrappedKey>(
      `SELECT userId, version, kekId, wrappedKey FROM user_key WHERE kekId = ?
        ORDER BY userId DESC, version DESC LIMIT ${KEYS_A_MASTER_KEY}`,
      [kekId],
    );
    samples.push({ kekId, tried: rows.length, closed: rows.filter((row) => isClosed(ring, row)).length });
  }
  return samples;
}
