import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { OUTBOX_LIFETIME_DAYS } from '../lib/outbox-lifetime.ts';
import type { Field, TypedText } from './text.ts';

const LIFETIME_MS = OUTBOX_LIFETIME_DAYS * 86_400_000;

/** A text as this browser's database holds it, with the page that has put it there. */
export type OutboxRecord = {
  person: string;
  field: Field;
  page: string;
  typed: TypedText;
  shelvedAtMs: number;
};

const database: UseStore = createStore('aufwind', 'texts');

/**
 * Runs over the browser's database of texts; anew where the page was put aside in the middle of it. WebKit puts a page
 * aside with its transactions open, and all other pages would wait for them for ever.
 */
export const runTransaction: UseStore = async (mode, run) => {
  let isPageHidden = false;
  try {
    return await database(mode, (store) => {
      const { transaction } = store;
      const giveUp = () => {
        try {
          transaction.abort();
          isPageHidden = true;
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
    if (!isPageHidden) throw error;
  }
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  return runTransaction(mode, run);
};

/** Writes a record, which arrives even if the page dies next; throws where the browser keeps nothing. */
export function writeRecord(record: OutboxRecord): Promise<void> {
  return database('readwrite', (store) => {
    store.put(record, keyOf(record));
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

/** The beginning of the keys of all that can be for this field: of a day also what is under the other day. */
export function keyPrefixOf(person: string, field: Field): string[] {
  return field.kind === 'day' ? [person, field.kind] : [person, field.kind, field.id];
}

/** The key of a record; each page has its own, so that no tab overwrites what another has not sent. */
export function keyOf({ person, field, page }: Pick<OutboxRecord, 'person' | 'field' | 'page'>): string[] {
  return [person, field.kind, field.kind === 'day' ? field.day : field.id, page];
}

/** Whether nobody has come back for it in its lifetime. */
export function isExpired({ shelvedAtMs }: OutboxRecord): boolean {
  return Date.now() - shelvedAtMs > LIFETIME_MS;
}
