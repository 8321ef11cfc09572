import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { OUTBOX_LIFETIME_DAYS } from '../lib/outbox-lifetime.ts';
import type { Field, Typed } from './text.ts';

const LIFETIME_MS = OUTBOX_LIFETIME_DAYS * 86_400_000;

/** A text as this browser's database holds it, with the page that has put it there. */
export type Shelved = { person: string; field: Field; page: string; typed: Typed; shelvedAtMs: number };

const database: UseStore = createStore('aufwind', 'texts');

/**
 * Runs a transaction on the browser's database of texts, and again if the page was frozen in the middle. WebKit
 * freezes a page with its transactions open, and all other pages would wait for them for ever.
 */
export const texts: UseStore = async (mode, run) => {
  let isPutAside = false;
  try {
    return await database(mode, (store) => {
      const { transaction } = store;
      const giveUp = () => {
        try {
          transaction.abort();
          isPutAside = true;
        } catch {
          // It has done its work, and only its end is not told yet.
        }
      };
      const end = () => removeEventListener('pagehide', giveUp);
      addEventListener('pagehide', giveUp);
      transaction.addEventListener('complete', end);
      transaction.addEventListener('abort', end);
      return run(store);
    });
  } catch (error) {
    if (!isPutAside) throw error;
  }
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  return texts(mode, run);
};

/** Writes a record, which arrives even if the page dies next; throws where the browser keeps nothing. */
export function write(record: Shelved): Promise<void> {
  return database('readwrite', (store) => {
    store.put(record, keyOf(record));
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

/** The key prefix of all records that may be for this field: for a day also records of the other day. */
export function placeOf(person: string, field: Field): string[] {
  return field.kind === 'day' ? [person, field.kind] : [person, field.kind, field.id];
}

/** The key of a record. Each page has its own key, so that no tab overwrites another tab's unsent text. */
export function keyOf({ person, field, page }: Pick<Shelved, 'person' | 'field' | 'page'>): string[] {
  return [person, field.kind, field.kind === 'day' ? field.day : field.id, page];
}

/** Whether nobody has come back for it in its lifetime. */
export function isOver({ shelvedAtMs }: Shelved): boolean {
  return Date.now() - shelvedAtMs > LIFETIME_MS;
}
