import { promisifyRequest } from 'idb-keyval';
import { type AnswerTexts, isSame, textsOf } from '../../bff/platform/lib/answer-texts.rules.ts';
import { isOver, keyOf, placeOf, type Shelved, texts } from './records.ts';
import { swept } from './swept.ts';
import type { Field, Typed } from './text.ts';

/** A text on the shelf, and what it is meant for. */
export type Listed = { field: Field; typed: Typed };

/** The browser's store of texts that the server has not confirmed; a text stays seven days at most. */
export type Shelf = {
  /** Keeps the text, in the place of `origin`; false where the browser keeps nothing. */
  put(person: string, field: Field, typed: Typed, origin: AnswerTexts | null): Promise<boolean>;
  /** The texts that other pages have left of a field, newest first. */
  find(person: string, field: Field): Promise<Typed[]>;
  /** Drops this value wherever other pages have left it, and what this page has put there if `isOwnToo`. */
  drop(person: string, field: Field, value: AnswerTexts, isOwnToo: boolean): Promise<void>;
  /** All texts of this person. */
  list(person: string): Promise<Listed[]>;
};

const PAGE = `${Date.now()}-${Math.random()}`;

/** Runs over the shelf; one that fails gives `otherwise`. */
async function use<Result>(
  mode: IDBTransactionMode,
  otherwise: Result,
  run: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  try {
    await swept;
    return await texts(mode, run);
  } catch {
    return otherwise;
  }
}

/** The record with every text there is by now: an earlier release knew fewer. */
function completed({ typed, ...record }: Shelved): Shelved {
  return { ...record, typed: { ...typed, value: textsOf(typed.value), tried: typed.tried.map(textsOf) } };
}

/** The records whose keys begin like this, newest first. */
async function under(store: IDBObjectStore, place: string[]): Promise<Shelved[]> {
  const range = IDBKeyRange.bound(place, [...place, []]);
  const found: Shelved[] = await promisifyRequest(store.getAll(range));
  const fresh = found.filter((record) => !isOver(record)).map(completed);
  return fresh.sort((one, other) => other.shelvedAtMs - one.shelvedAtMs);
}

/** The shelf of this browser. */
export const shelf: Shelf = {
  put: (person, field, typed, origin) =>
    use('readwrite', false, async (store) => {
      const record = { person, field, page: PAGE, typed, shelvedAtMs: Date.now() };
      for (const found of await under(store, placeOf(person, field))) {
        if (origin && isSame(found.typed.value, origin)) store.delete(keyOf(found));
      }
      store.put(record, keyOf(record));
      await promisifyRequest(store.transaction);
      return true;
    }),
  find: (person, field) =>
    use('readonly', [], async (store) => {
      const found = await under(store, placeOf(person, field));
      return found.filter(({ page }) => page !== PAGE).map(({ typed }) => typed);
    }),
  drop: (person, field, value, isOwnToo) =>
    use('readwrite', undefined, async (store) => {
      for (const found of await under(store, placeOf(person, field))) {
        const isGone = found.page === PAGE ? isOwnToo : isSame(found.typed.value, value);
        if (isGone) store.delete(keyOf(found));
      }
    }),
  list: (person) => use<Listed[]>('readonly', [], (store) => under(store, [person])),
};
