import { PROMPTS } from '../../bff/answer/prompts.rules.ts';
import { DEMO_ENTRIES } from './demo-entries.ts';
import { type DemoEvent, type DemoState, nextDemo } from './demo-state.ts';

const START: DemoState = { phase: 'open', answer: '', entries: DEMO_ENTRIES };

function after(...events: DemoEvent[]): DemoState {
  return events.reduce(nextDemo, START);
}

const typed: DemoEvent = { type: 'typed', answer: '  Sonne  ' };
const started: DemoEvent = { type: 'saveStarted' };
const finished: DemoEvent = { type: 'saveFinished' };
const ended: DemoEvent = { type: 'indicatorEnded' };

test('offers 6 entries and 16 different prompts', () => {
  expect(DEMO_ENTRIES).toHaveLength(6);
  expect(new Set(PROMPTS).size).toBe(16);
});

test('goes from open over saving and saved to locked', () => {
  expect(after(typed, started).phase).toBe('saving');
  expect(after(typed, started, finished).phase).toBe('saved');
  expect(after(typed, started, finished, ended).phase).toBe('locked');
});

test('puts the new entry first as today, renumbers the older entries and drops the oldest', () => {
  const { entries } = after(typed, started, finished);
  expect(entries.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(entries[0]).toEqual({ id: 1, date: 'Heute', content: 'Sonne' });
  expect(entries.slice(1).map(({ content }) => content)).toEqual(
    DEMO_ENTRIES.slice(0, 5).map(({ content }) => content),
  );
});

test('empties the field once the answer is saved', () => {
  expect(after(typed, started).answer).toBe('  Sonne  ');
  expect(after(typed, started, finished).answer).toBe('');
});

test('does not save an empty answer', () => {
  expect(after({ type: 'typed', answer: ' \n' }, started).phase).toBe('open');
});

test('rejects a second answer in the same visit', () => {
  const locked = after(typed, started, finished, ended);
  expect([typed, started, finished, ended].reduce(nextDemo, locked)).toEqual(locked);
});
