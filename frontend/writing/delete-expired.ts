import { promisifyRequest } from 'idb-keyval';
import { isExpired, keyOf, type OutboxRecord, runTransaction } from './records.ts';

/**
 * Deletes the texts of ended sessions that are older than seven days. For the texts of the last known user the days begin
 * anew, in the same order: they count from the page that learns the end of the session.
 */
export function deleteExpired(lastUserId: string | null): Promise<void> {
  return runTransaction('readwrite', async (store) => {
    const all: OutboxRecord[] = await promisifyRequest(store.getAll());
    all.sort((one, other) => one.shelvedAtMs - other.shelvedAtMs);
    for (const [index, record] of all.entries()) {
      if (record.person === lastUserId)
        store.put({ ...record, shelvedAtMs: Date.now() + index }, keyOf(record));
      else if (isExpired(record)) store.delete(keyOf(record));
    }
    // The caller forgets the user next: a page that is left meanwhile must not undo the new days.
    return promisifyRequest(store.transaction);
  });
}
