import 'fake-indexeddb/auto';
import { createStore, promisifyRequest } from 'idb-keyval';
import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { deleteExpired } from './delete-expired.ts';
import { deleteExpiredIfAny } from './expiry.ts';
import { createLocalOutbox, type LocalOutbox, type Slot } from './local-outbox.ts';
import { EMPTY, type Field, TODAY, type TypedText, YESTERDAY } from './text.ts';

const DAY_MS = 86_400_000;
const ENTRY = { kind: 'entry', id: '7' } as const;

const window = new EventTarget();
Object.assign(globalThis, {
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});

const records = createStore('aufwind', 'texts');

function text(content: string): TypedText {
  return { value: textsOf({ content }), base: 'v1', wish: 'draft', day: '2026-11-22', tried: [] };
}

/** A slot to which every text belongs. */
function slot(person: string, field: Field, belongs: Slot['belongs'] = () => true): Slot {
  return { person, field, belongs };
}

/** The outbox of a page that has just been opened. */
function openPage(): LocalOutbox {
  return createLocalOutbox(deleteExpiredIfAny());
}

async function found(outbox: LocalOutbox, person = '1', field: Field = TODAY): Promise<string[]> {
  return (await outbox.find(slot(person, field))).map(({ value }) => value.content);
}

beforeEach(() => records('readwrite', (store) => void store.clear()));

test('a stored text is found by the next page, only for the same person and field', async () => {
  const page = openPage();
  expect(await page.put(slot('1', TODAY), text('Quitten'), [])).toBe(true);
  const next = openPage();
  expect(await next.find(slot('1', TODAY))).toEqual([text('Quitten')]);
  for (const other of ['0', '2'])
    expect([await found(next, other), await next.list(other)]).toEqual([[], []]);
  expect(await found(next, '1', ENTRY)).toEqual([]);
  expect(await next.list('1')).toMatchObject([{ field: TODAY, typed: text('Quitten') }]);
});

test('a text of another field is found by the same page too, its own text is not', async () => {
  const page = openPage();
  await page.put(slot('1', YESTERDAY), text('Für gestern, nach Mitternacht'), []);
  expect(await found(page, '1', TODAY)).toEqual(['Für gestern, nach Mitternacht']);
  expect(await found(page, '1', YESTERDAY)).toEqual([]);
});

test('two tabs never overwrite each other, and the newest text comes first', async () => {
  const [one, other] = [openPage(), openPage()];
  await one.put(slot('1', TODAY), text('eins'), []);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
  await other.put(slot('1', TODAY), text('zwei'), []);
  clock.mockRestore();
  expect(await found(openPage())).toEqual(['zwei', 'eins']);
});

test('a restored text replaces the record it came from', async () => {
  await openPage().put(slot('1', TODAY), text('halb'), []);
  await openPage().put(slot('1', TODAY), text('halb, dann ganz'), [textsOf({ content: 'halb' })]);
  expect(await found(openPage())).toEqual(['halb, dann ganz']);
});

test('the chosen text replaces both texts, or neither if the write fails', async () => {
  await openPage().put(slot('1', TODAY), text('eins'), []);
  await openPage().put(slot('1', TODAY), text('zwei'), []);
  const page = openPage();
  const choose = () =>
    page.put(slot('1', TODAY), text('zwei'), [textsOf({ content: 'eins' }), textsOf({ content: 'zwei' })]);
  const { put } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...given
  ) {
    const request = put.apply(this, given);
    // Like a full disk.
    this.transaction.abort();
    return request;
  });
  expect(await choose()).toBe(false);
  expect((await found(openPage())).sort()).toEqual(['eins', 'zwei']);
  expect(await choose()).toBe(true);
  expect(await found(openPage())).toEqual(['zwei']);
});

test('an arrived text is deleted in every record, and another text stays', async () => {
  const [one, other, sender] = [openPage(), openPage(), openPage()];
  await one.put(slot('1', TODAY), text('angekommen'), []);
  await other.put(slot('1', TODAY), text('unterwegs'), []);
  await sender.put(slot('1', TODAY), text('fast angekommen'), []);
  await sender.drop(slot('1', TODAY), textsOf({ content: 'angekommen' }));
  expect(await found(openPage())).toEqual(['unterwegs']);
});

test.each([
  ['', IDBFactory.prototype.databases],
  [', also if the browser lists no databases', undefined],
])('after seven days the next page deletes a text of any person%s', async (_where, databases) => {
  await openPage().put(slot('1', TODAY), text('Lange her'), []);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * DAY_MS + 1);
  Object.defineProperty(indexedDB, 'databases', { value: databases, configurable: true });
  await openPage().list('2');
  Reflect.deleteProperty(indexedDB, 'databases');
  jest.restoreAllMocks();
  const all = await records('readonly', (store) => promisifyRequest(store.getAll()));
  expect(all).toEqual([]);
});

test('the days of the last user begin anew before the page forgets this user, also if the page is left then', async () => {
  await openPage().put(slot('1', TODAY), text('Bis heute offen'), []);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * DAY_MS);
  await deleteExpired('1');
  window.dispatchEvent(new Event('pagehide'));
  expect(await found(openPage())).toEqual(['Bis heute offen']);
  jest.restoreAllMocks();
});

test('a text stored before a field was added gets an empty field', async () => {
  const lacking = { ...text(''), value: {}, tried: [{}] };
  await records('readwrite', (store) => {
    const record = { person: '1', field: TODAY, page: 'earlier', typed: lacking, shelvedAtMs: Date.now() };
    store.put(record, ['1', 'day', 'TODAY', 'earlier']);
  });
  const page = openPage();
  expect(await page.find(slot('1', TODAY))).toEqual([{ ...lacking, value: EMPTY, tried: [EMPTY] }]);
});

test('a page hidden during a read blocks no other page, and reads again when shown', async () => {
  await openPage().put(slot('1', TODAY), text('Quitten'), []);
  const [gone, next] = [openPage(), openPage()];
  const { getAll } = IDBObjectStore.prototype;
  const aborted = new Promise((resolve) => {
    jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (this: IDBObjectStore) {
      const request = getAll.call(this);
      this.transaction.addEventListener('abort', resolve);
      window.dispatchEvent(new Event('pagehide'));
      return request;
    });
  });
  const listed = gone.list('1');
  await aborted;
  expect(await next.put(slot('1', TODAY), text('Pflaumen'), [])).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(await listed).toHaveLength(2);
});

test('a text survives if the page is hidden during its write', async () => {
  const page = openPage();
  const { put } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...given
  ) {
    const request = put.apply(this, given);
    window.dispatchEvent(new Event('pagehide'));
    return request;
  });
  expect(await page.put(slot('1', TODAY), text('Quitten'), [])).toBe(true);
  expect(await found(openPage())).toEqual(['Quitten']);
});

test('a browser without storage reports it', async () => {
  const page = openPage();
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await page.put(slot('1', TODAY), text('Nirgends'), [])).toBe(false);
  expect([await found(page), await page.list('1')]).toEqual([[], null]);
  jest.restoreAllMocks();
});

test('texts for today and yesterday are stored together, and each is found for its own field', async () => {
  const page = openPage();
  const friday = { ...text('Freitag'), day: '2026-11-20' };
  await page.put(slot('1', TODAY), friday, []);
  await page.put(slot('1', YESTERDAY), text('Samstag'), []);
  const next = openPage();
  const isFriday: Slot['belongs'] = ({ typed }) => typed.day === '2026-11-20';
  const [here, there] = [slot('1', YESTERDAY, isFriday), slot('1', TODAY, (listed) => !isFriday(listed))];
  expect([await next.find(here), await next.find(there)]).toEqual([[friday], [text('Samstag')]]);
  await next.drop(there, textsOf({ content: 'Freitag' }));
  await next.put(there, text('Samstag, weiter'), [textsOf({ content: 'Samstag' })]);
  await next.drop(here, textsOf({ content: 'Freitag' }));
  expect((await next.list('1'))?.map(({ typed }) => typed)).toEqual([text('Samstag, weiter')]);
});
