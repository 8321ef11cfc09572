import type { Database } from '../database/database.ts';
import type { KeyRing } from './key-ring.ts';
import { type WrappedKey, wrapBinding } from './user-key.entity.ts';

/** So many keys are wrapped anew in one transaction: short ones, because the product writes meanwhile. */
const BATCH_SIZE = 200;

/** Told after every batch, with the number of keys done so far. */
export type Progress = (done: number) => void;

/**
 * Wraps users' keys with the active master key, unless somebody else has done so meanwhile; the keys themselves, and so
 * every text, stay as they are. Returns how many this call did.
 */
export async function rewrap(db: Database, ring: KeyRing, rows: WrappedKey[]): Promise<number> {
  const renewed = rows.map(({ userId, version, kekId, wrappedKey }) => {
    const binding = wrapBinding(userId, version);
    return {
      userId,
      version,
      wrappedKey,
      renewed: ring.wrap(ring.unwrap(wrappedKey, kekId, binding), binding),
    };
  });
  return db.write(async (tx) => {
    let done = 0;
    for (const row of renewed) {
      const { matched } = await tx.run(
        'UPDATE user_key SET kekId = ?, wrappedKey = ? WHERE userId = ? AND version = ? AND wrappedKey = ?',
        [ring.activeId, row.renewed, row.userId, row.version, row.wrappedKey],
      );
      done += matched;
    }
    return done;
  });
}

/** Wraps every user's key with the active master key, in batches, while the product runs. */
export async function rewrapUserKeys(db: Database, ring: KeyRing, progress: Progress): Promise<void> {
  let done = 0;
  for (let after = 0; ; ) {
    const rows = await db.all<WrappedKey>(
      `SELECT userId, version, kekId, wrappedKey FROM user_key WHERE kekId <> ? AND userId > ?
       ORDER BY userId, version LIMIT ${BATCH_SIZE}`,
      [ring.activeId, after],
    );
    const last = rows.at(-1);
    if (!last) return;
    done += await rewrap(db, ring, rows);
    // The last user may have more versions than the batch had room for.
    after = last.userId - 1;
    progress(done);
  }
}
