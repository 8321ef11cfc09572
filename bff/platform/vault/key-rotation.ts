import type { Database } from '../database/database.ts';
import { keysetPages } from '../lib/keyset-pages.ts';
import type { KeyRing } from './key-ring.ts';
import { type WrappedKey, wrapBinding } from './user-key.entity.ts';

/** Keys in one transaction: short ones, because the product writes meanwhile. */
const BATCH_SIZE = 200;

/** Wraps users' keys with the active master key, by compare-and-set; returns how many it has wrapped. */
export async function rewrap(db: Database, ring: KeyRing, rows: WrappedKey[]): Promise<number> {
  const renewed = rows.map((row) => {
    const binding = wrapBinding(row.userId, row.version);
    return { ...row, renewed: ring.wrap(ring.unwrap(row.wrappedKey, row.kekId, binding), binding) };
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

/** Wraps every user's key with the active master key, in batches; reports how many are done. */
export async function rewrapUserKeys(
  db: Database,
  ring: KeyRing,
  progress: (done: number) => void,
): Promise<void> {
  const batches = keysetPages(
    0,
    (after) =>
      db.all<WrappedKey>(
        `SELECT userId, version, kekId, wrappedKey FROM user_key WHERE kekId <> ? AND userId > ?
         ORDER BY userId, version LIMIT ${BATCH_SIZE}`,
        [ring.activeId, after],
      ),
    // The last user may have more versions than the batch had room for.
    ({ userId }) => userId - 1,
  );
  let done = 0;
  for await (const rows of batches) {
    done += await rewrap(db, ring, rows);
    progress(done);
  }
}
