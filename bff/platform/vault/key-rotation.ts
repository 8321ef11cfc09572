import type { Database } from '../database/database.ts';
import { keysetPages } from '../lib/keyset-pages.ts';
import type { KeyRing } from './key-ring.ts';
import { UserKeyEntity, WRAPPED_KEY, type WrappedKey, wrapAssociatedData } from './user-key.entity.ts';

/** Keys per transaction; transactions are short, because the product keeps writing. */
const BATCH_SIZE = 200;

/** Wraps users' keys with the active master key by compare-and-set; returns the number of wrapped keys. */
export async function rewrap(db: Database, ring: KeyRing, rows: WrappedKey[]): Promise<number> {
  const renewed = rows.map((row) => {
    const associatedData = wrapAssociatedData(row.userId, row.version);
    const wrappedKey = ring.wrap(ring.unwrap(row.wrappedKey, row.kekId, associatedData), associatedData);
    return [row, { kekId: ring.activeId, wrappedKey }] as const;
  });
  return db.write(async (tx) => {
    let done = 0;
    for (const [{ userId, version, wrappedKey }, change] of renewed) {
      const result = await tx.manager.update(UserKeyEntity, { userId, version, wrappedKey }, change);
      done += result.affected ?? 0;
    }
    return done;
  });
}

/** Wraps every user's key with the active master key, in batches; reports the number of finished keys. */
export async function rewrapUserKeys(
  db: Database,
  ring: KeyRing,
  progress: (done: number) => void,
): Promise<void> {
  const others = `SELECT ${WRAPPED_KEY.join(', ')} FROM user_key WHERE kekId <> ? AND userId > ?
    ORDER BY userId, version LIMIT ${BATCH_SIZE}`;
  const batches = keysetPages(
    0,
    (after) => db.all<WrappedKey>(others, [ring.activeId, after]),
    // Read the last user again: the batch may have ended between versions of this user's key.
    ({ userId }) => userId - 1,
  );
  let done = 0;
  for await (const rows of batches) {
    done += await rewrap(db, ring, rows);
    progress(done);
  }
}
