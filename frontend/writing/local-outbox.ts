import { promisifyRequest } from 'idb-keyval';
import { type AnswerTexts, isSame, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { expiredDeleted } from './expiry.ts';
import { isExpired, keyOf, keyPrefixOf, type OutboxRecord, runTransaction, writeRecord } from './records.ts';
import type { Field, TypedText } from './text.ts';

/** A field of a person, and which of the texts that other pages have left are for it. */
export type Slot = { person: string; field: Field; belongs: (listed: OutboxEntry) => boolean };

/** A text on the outbox, and what it is meant for. */
export type OutboxEntry = { field: Field; typed: TypedText };

/** The browser's store of texts that the server has not confirmed; a text stays seven days at most. */
export type LocalOutbox = {
  /** Keeps the text, in the place of these `origins`; false where the browser keeps nothing. */
  put(slot: Slot, typed: TypedText, replaced: AnswerTexts[]): Promise<boolean>;
  /** The texts that other pages have left for a field, newest first; asks where they belong once they are there. */
  find(slot: Slot): Promise<TypedText[]>;
  /** Drops this value wherever other pages have left it for the field, and what this page has put there. */
  drop(slot: Slot, value: AnswerTexts): Promise<void>;
  /** All texts of this person. */
  list(person: string): Promise<OutboxEntry[]>;
};

/** The record with every text of an answer: a field that was added since is empty. */
function completed({ typed, ...record }: OutboxRecord): OutboxRecord {
  return { ...record, typed: { ...typed, value: textsOf(typed.value), tried: typed.tried.map(textsOf) } };
}

/** The records whose keys begin like this, newest first. */
async function recordsUnder(store: IDBObjectStore, slot: string[]): Promise<OutboxRecord[]> {
  const range = IDBKeyRange.bound(slot, [...slot, []]);
  const found: OutboxRecord[] = await promisifyRequest(store.getAll(range));
  const fresh = found.filter((record) => !isExpired(record)).map(completed);
  return fresh.sort((one, other) => other.shelvedAtMs - one.shelvedAtMs);
}

/** Creates the outbox as one page sees it, which waits until it is swept. */
export function createLocalOutbox(swept: Promise<void>): LocalOutbox {
  const page = `${Date.now()}-${Math.random()}`;

  /** Works on the outbox; work that fails gives `otherwise`. */
  async function withOutbox<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
    try {
      await swept;
      return await work();
    } catch {
      return otherwise;
    }
  }

  /** What other pages have left for a field, newest first. */
  async function recordsOfOthers(
    store: IDBObjectStore,
    { person, field, belongs }: Slot,
  ): Promise<OutboxRecord[]> {
    const found = await recordsUnder(store, keyPrefixOf(person, field));
    return found.filter((record) => record.page !== page && belongs(record));
  }

  /** Drops the records that other pages have left for a field and that hold a value like this. */
  async function dropOthers(store: IDBObjectStore, slot: Slot, isDropped: (value: AnswerTexts) => boolean) {
    for (const found of await recordsOfOthers(store, slot)) {
      if (isDropped(found.typed.value)) store.delete(keyOf(found));
    }
  }

  return {
    put: (slot, typed, replaced) =>
      withOutbox(false, async () => {
        const { person, field } = slot;
        await writeRecord({ person, field, page, typed, shelvedAtMs: Date.now() });
        const isReplaced = (value: AnswerTexts) => replaced.some((origin) => isSame(value, origin));
        if (replaced.length > 0)
          await runTransaction('readwrite', (store) => dropOthers(store, slot, isReplaced));
        return true;
      }),
    find: (slot) =>
      withOutbox([], () =>
        runTransaction('readonly', async (store) =>
          (await recordsOfOthers(store, slot)).map(({ typed }) => typed),
        ),
      ),
    drop: (slot, value) =>
      withOutbox(undefined, () =>
        runTransaction('readwrite', (store) => {
          const { person, field } = slot;
          store.delete(keyOf({ person, field, page }));
          return dropOthers(store, slot, (left) => isSame(left, value));
        }),
      ),
    list: (person) =>
      withOutbox<OutboxEntry[]>([], () =>
        runTransaction('readonly', (store) => recordsUnder(store, [person])),
      ),
  };
}

/** The outbox of this browser. */
export const outbox: LocalOutbox = createLocalOutbox(expiredDeleted);
