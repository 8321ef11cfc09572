import { promisifyRequest } from 'idb-keyval';
import { isExpired, keyOf, type OutboxRecord, runTransaction } from './records.ts';

/** Deletes the records of all people that are older than seven days. */
export function deleteExpired(): Promise<void> {
  return runTransaction('readwrite', async (store) => {
    const all: OutboxRecord[] = await promisifyRequest(store.getAll());
    for (const record of all.filter(isExpired)) store.delete(keyOf(record));
  });
}
