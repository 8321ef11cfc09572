import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import type { Delivery } from './delivery.ts';
import type { LocalOutbox, OutboxEntry } from './local-outbox.ts';
import { MINE, typed } from './next.rows.ts';
import { TODAY } from './text.ts';
import { createWriters } from './writers.ts';

const LEFT: OutboxEntry = { field: TODAY, typed: typed() };

const delivery: Delivery = {
  load: () => Promise.reject(new Error('No test of this file loads a draft.')),
  send: async () => ({ is: 'unreachable', failure: null }),
};

/** Writers whose timers run only on request, with the timers that still run, and the number of holds of the page. */
function stage(outbox: Partial<LocalOutbox> = {}) {
  const timers = new Set<() => void>();
  const holds = new Set<symbol>();
  const writers = createWriters({
    outbox: {
      put: async () => true,
      find: async () => [],
      drop: async () => {},
      list: async () => [],
      ...outbox,
    },
    startTimer: (_delayMs, callback) => {
      timers.add(callback);
      return () => void timers.delete(callback);
    },
    holdPage: () => {
      const hold = Symbol();
      holds.add(hold);
      return () => void holds.delete(hold);
    },
  });
  return { writers, timers, holds, writer: () => writers.get('1', TODAY, () => delivery) };
}

test('a log-out learns of a text that another tab stores while the texts are sent', async () => {
  const lists = [[], [LEFT]];
  const { writers } = stage({ list: async () => lists.shift() ?? [] });
  expect(await writers.sendAll('1', () => delivery)).toBe(false);
});

test('a pause is awaited from the last key on', () => {
  const { writer, timers } = stage();
  for (const value of [MINE, textsOf({ content: 'Mein Text.' })]) writer().dispatch({ is: 'typed', value });
  expect(timers.size).toBe(1);
});

test('a flush waits for the outbox, and then knows that the text is stored', async () => {
  const { writers, writer } = stage({ put: () => new Promise((stored) => setImmediate(stored, true)) });
  writer().dispatch({ is: 'restored', found: [] });
  writer().dispatch({ is: 'typed', value: MINE });
  expect(await writers.flush()).toBe(false);
  expect(writer().text().isInOutbox).toBe(true);
});

test('a text that is shown, or only in memory, is not forgotten', async () => {
  const { writers, writer } = stage();
  const one = writer();
  const forget = () => writers.forget('1', TODAY);
  one.dispatch({ is: 'restored', found: [] });
  one.dispatch({ is: 'typed', value: MINE });
  forget();
  expect(writer()).toBe(one);
  const release = writers.retain(one);
  await writers.flush();
  forget();
  expect(writer()).toBe(one);
  release();
  await writers.flush();
  forget();
  expect(writer()).not.toBe(one);
});

test('an edit that is not shown stays if the outbox cannot be read', async () => {
  const { writers } = stage({ list: async () => null });
  const edit = () => writers.get('1', { kind: 'entry', id: '1' }, () => delivery);
  const one = edit();
  one.dispatch({ is: 'restored', found: [typed()] });
  expect(await writers.sendAll('1', () => delivery)).toBe(false);
  expect(edit()).toBe(one);
});

test('a text keeps the page while it is only in memory, shown or not', async () => {
  let isFull = true;
  const { writers, writer, holds } = stage({ put: async () => !isFull });
  const one = writer();
  const release = writers.retain(one);
  one.dispatch({ is: 'restored', found: [] });
  expect(holds.size).toBe(0);
  one.dispatch({ is: 'typed', value: MINE });
  await writers.flush();
  expect(holds.size).toBe(1);
  release();
  const releaseAgain = writers.retain(one);
  releaseAgain();
  expect(holds.size).toBe(1);
  isFull = false;
  one.dispatch({ is: 'typed', value: textsOf({ content: 'Mein Text.' }) });
  await writers.flush();
  expect(holds.size).toBe(0);
});
