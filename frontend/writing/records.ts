import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { OUTBOX_LIFETIME_DAYS } from '../lib/outbox-lifetime.ts';
import { within } from '../lib/within.ts';
import type { Field, TypedText } from './text.ts';

// A log-out goes on even if the database never answers.
const SOON_MS = 2_000;
const LIFETIME_MS = OUTBOX_LIFETIME_DAYS * 86_400_000;

/** A text in IndexedDB, with the page that wrote it. Stored: the fields keep their names. */
export type OutboxRecord = {
  person: string;
  field: Field;
  page: string;
  typed: TypedText;
  shelvedAtMs: number;
};

const database: UseStore = createStore('aufwind', 'texts');

/**
 * Runs a transaction on the texts; restarts it if the page was hidden meanwhile. WebKit suspends a hidden page with its
 * transactions open, which would block all other pages.
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
          // The transaction has finished, and only its event is missing.
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

/** Writes a record, also if the page dies right after; throws if the browser cannot store. */
export function writeRecord(record: OutboxRecord): Promise<void> {
  return database('readwrite', (store) => {
    store.put(record, keyOf(record));
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

/** Key prefix of all records that may belong to a field; a day field includes the other day's records. */
export function keyPrefixOf(person: string, field: Field): string[] {
  return field.kind === 'day' ? [person, field.kind] : [person, field.kind, field.id];
}

/** The key of a record. Each page has its own key, so that no tab overwrites another tab's text. */
export function keyOf({ person, field, page }: Pick<OutboxRecord, 'person' | 'field' | 'page'>): string[] {
  return [person, field.kind, field.kind === 'day' ? field.day : field.id, page];
}

/** Whether the record is past its lifetime. */
export function isExpired({ shelvedAtMs }: OutboxRecord): boolean {
  return Date.now() - shelvedAtMs > LIFETIME_MS;
}

/**
 * Reads the unsent texts of other people, whose sessions have expired in this browser. Returns a function that leaves
 * only these texts after a log-out: the reply clears the storage, but not over plain HTTP. Neither fails or takes long.
 */
export async function holdTextsOfOthers(person: string): Promise<() => Promise<void>> {
  const reading = runTransaction<OutboxRecord[]>('readonly', (store) => promisifyRequest(store.getAll()));
  const all = await within(SOON_MS, reading, []);
  const others = all.filter((record) => record.person !== person && !isExpired(record));
  const leaveOthers = (store: IDBObjectStore) => {
    store.clear();
    for (const record of others) store.put(record, keyOf(record));
    return promisifyRequest(store.transaction);
  };
  return async () => {
    if (all.length > 0) await within(SOON_MS, runTransaction('readwrite', leaveOthers), undefined);
  };
}
