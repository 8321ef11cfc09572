import { promisifyRequest } from 'idb-keyval';
import { isOver, keyOf, type Shelved, texts } from './records.ts';

/** Drops everybody's records that are older than seven days. */
export function sweepOutbox(): Promise<void> {
  return texts('readwrite', async (store) => {
    const all: Shelved[] = await promisifyRequest(store.getAll());
    for (const record of all.filter(isOver)) store.delete(keyOf(record));
  });
}
