import { promisifyRequest } from 'idb-keyval';
import { type AnswerTexts, isSame, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { isOver, keyOf, placeOf, type Shelved, texts, write } from './records.ts';
import { swept } from './swept.ts';
import type { Field, Typed } from './text.ts';

/** A field of a person, and which of the texts that other pages have left are for it. */
export type Place = { person: string; field: Field; isHome: (listed: Listed) => boolean };

/** A text in the local outbox, and its field. */
export type Listed = { field: Field; typed: Typed };

/** The browser's store of texts that the server has not confirmed; a text stays seven days at most. */
export type LocalOutbox = {
  /** Keeps the text, in the place of these `origins`; false where the browser keeps nothing. */
  put(place: Place, typed: Typed, origins: AnswerTexts[]): Promise<boolean>;
  /** The texts that other pages have left for a field, newest first; asks where they belong once they are there. */
  find(place: Place): Promise<Typed[]>;
  /** Deletes this value wherever other pages have left it for the field, and the record of this page. */
  drop(place: Place, value: AnswerTexts): Promise<void>;
  /** All texts of this person. */
  list(person: string): Promise<Listed[]>;
};

/** The record with every text of an answer: a field that was added since is empty. */
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

/** Creates the local outbox of a page. It waits until expired records are swept. */
export function createLocalOutbox(swept: Promise<void>): LocalOutbox {
  const page = `${Date.now()}-${Math.random()}`;

  /** Works on the outbox; work that fails gives `otherwise`. */
  async function use<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
    try {
      await swept;
      return await work();
    } catch {
      return otherwise;
    }
  }

  /** The texts that other pages have left for a field, newest first. */
  async function leftFor(store: IDBObjectStore, { person, field, isHome }: Place): Promise<Shelved[]> {
    const found = await under(store, placeOf(person, field));
    return found.filter((record) => record.page !== page && isHome(record));
  }

  /** Drops the records that other pages have left for a field and that hold a value like this. */
  async function dropLeft(store: IDBObjectStore, place: Place, isDropped: (value: AnswerTexts) => boolean) {
    for (const found of await leftFor(store, place)) {
      if (isDropped(found.typed.value)) store.delete(keyOf(found));
    }
  }

  return {
    put: (place, typed, origins) =>
      use(false, async () => {
        const { person, field } = place;
        await write({ person, field, page, typed, shelvedAtMs: Date.now() });
        const isOrigin = (value: AnswerTexts) => origins.some((origin) => isSame(value, origin));
        if (origins.length > 0) await texts('readwrite', (store) => dropLeft(store, place, isOrigin));
        return true;
      }),
    find: (place) =>
      use([], () =>
        texts('readonly', async (store) => (await leftFor(store, place)).map(({ typed }) => typed)),
      ),
    drop: (place, value) =>
      use(undefined, () =>
        texts('readwrite', (store) => {
          const { person, field } = place;
          store.delete(keyOf({ person, field, page }));
          return dropLeft(store, place, (left) => isSame(left, value));
        }),
      ),
    list: (person) => use<Listed[]>([], () => texts('readonly', (store) => under(store, [person]))),
  };
}

/** The outbox of this browser. */
export const outbox: LocalOutbox = createLocalOutbox(swept);
