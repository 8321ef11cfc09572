import 'fake-indexeddb/auto';
import { createStore, promisifyRequest } from 'idb-keyval';
import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { holdTextsOfOthers, type OutboxRecord, writeRecord } from './records.ts';
import { TODAY } from './text.ts';

const DAY_MS = 86_400_000;

const window = new EventTarget();
Object.assign(globalThis, {
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});

const store = createStore('aufwind', 'texts');
const clear = () => store('readwrite', (records) => promisifyRequest(records.clear()));
const people = async () =>
  (await store<OutboxRecord[]>('readonly', (records) => promisifyRequest(records.getAll()))).map(
    ({ person }) => person,
  );

function recordOf(person: string, ageDays = 0): OutboxRecord {
  return {
    person,
    field: TODAY,
    page: 'p',
    typed: { value: textsOf({ content: person }), base: null, wish: 'draft', day: '2026-11-22', tried: [] },
    shelvedAtMs: Date.now() - ageDays * DAY_MS,
  };
}

// Other files of this worker use the same database.
beforeEach(clear);

describe('a log-out', () => {
  it.each([true, false])(
    'keeps only texts of other people that have not expired; reply clears %s',
    async (clears) => {
      for (const record of [recordOf('anna'), recordOf('bert'), recordOf('carla', 8)])
        await writeRecord(record);
      const storeAgain = await holdTextsOfOthers('bert');
      if (clears) await clear();
      await storeAgain();
      expect(await people()).toEqual(['anna']);
    },
  );

  it('goes on when the database never answers', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new IDBRequest());
    jest.useFakeTimers();
    const held = holdTextsOfOthers('bert');
    jest.advanceTimersByTime(2_000);
    jest.useRealTimers();
    expect(await held).toEqual(expect.any(Function));
    jest.restoreAllMocks();
  });
});
