import { promisifyRequest } from 'idb-keyval';
import { type AnswerTexts, isSame, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { expiredDeleted } from './expiry.ts';
import { keyOf, keyPrefixOf, type OutboxRecord, runTransaction, writeRecord } from './records.ts';
import type { Field, TypedText } from './text.ts';

/** A person's field; `belongs` tells which other texts are meant for the field. */
export type Slot = { person: string; field: Field; belongs: (listed: OutboxEntry) => boolean };

export type OutboxEntry = { field: Field; typed: TypedText };

/** This browser's store of texts that the server has not confirmed; after the end of its session a text stays seven days. */
export type LocalOutbox = {
  /** Stores the text and deletes the `replaced` values; false if the browser cannot store. */
  put(slot: Slot, typed: TypedText, replaced: AnswerTexts[]): Promise<boolean>;
  /**
   * Texts for this field that another page, or another field of this page, has written; newest first. Calls `belongs`
   * only after reading, when the field's day may be known.
   */
  find(slot: Slot): Promise<TypedText[]>;
  /** Deletes this field's own text, and every text that `find` returns with this value. */
  drop(slot: Slot, value: AnswerTexts): Promise<void>;
  /** All texts of the person, or null if the browser cannot read. */
  list(person: string): Promise<OutboxEntry[] | null>;
};

/** A record from before a field was added gets an empty value for the field. */
function completed({ typed, ...record }: OutboxRecord): OutboxRecord {
  return { ...record, typed: { ...typed, value: textsOf(typed.value), tried: typed.tried.map(textsOf) } };
}

async function recordsUnder(store: IDBObjectStore, prefix: string[]): Promise<OutboxRecord[]> {
  const range = IDBKeyRange.bound(prefix, [...prefix, []]);
  const found: OutboxRecord[] = await promisifyRequest(store.getAll(range));
  return found.map(completed).sort((one, other) => other.shelvedAtMs - one.shelvedAtMs);
}

/** Creates the outbox of one page; its work waits for `expiredDeleted`. */
export function createLocalOutbox(expiredDeleted: Promise<void>): LocalOutbox {
  const page = `${Date.now()}-${Math.random()}`;

  async function withOutbox<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
    try {
      await expiredDeleted;
      return await work();
    } catch {
      return otherwise;
    }
  }

  async function recordsOfOthers(store: IDBObjectStore, { person, field, belongs }: Slot) {
    const found = await recordsUnder(store, keyPrefixOf(person, field));
    const own = keyOf({ person, field, page }).join();
    return found.filter((record) => keyOf(record).join() !== own && belongs(record));
  }

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
      withOutbox<OutboxEntry[] | null>(null, () =>
        runTransaction('readonly', (store) => recordsUnder(store, [person])),
      ),
  };
}

export const outbox: LocalOutbox = createLocalOutbox(expiredDeleted);
