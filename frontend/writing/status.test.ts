import { day, entry, FAULT, sending, THEIRS, typed } from './next.rows.ts';
import { isSaving, statusOf, type Text } from './text.ts';

const LINES: [status: string, text: Text][] = [
  ['none', day()],
  ['none', day({ typed: typed() })],
  ['drafted', day({ stored: THEIRS, isTouched: true })],
  ['none', day({ stored: THEIRS })],
  ['none', entry({ isTouched: true })],
  ['offline', day({ typed: typed(), isInOutbox: true, problem: { is: 'unreachable' } })],
  ['waiting', day({ typed: typed({ wish: 'answer' }), isInOutbox: true, problem: { is: 'unreachable' } })],
  ['serverFailed', day({ typed: typed(), isInOutbox: true, problem: { is: 'serverFailed' } })],
  ['unsafe', day({ typed: typed(), problem: { is: 'unreachable' } })],
  ['stored', day({ typed: typed(), isInOutbox: true, problem: { is: 'localOnly' } })],
  ['refused', day({ typed: typed(), problem: { is: 'refused', failure: FAULT } })],
  ['undecided', day({ typed: typed(), problem: { is: 'conflict', other: THEIRS } })],
];

test.each(LINES)('the status is %s', (status, shown) => {
  expect(statusOf(shown)).toBe(status);
});

test('a save that waits for a draft to arrive counts as saving', () => {
  const drafting = sending(day({ typed: typed({ wish: 'answer' }) }), 'draft');
  expect([isSaving(drafting), isSaving({ ...drafting, queued: 'explicit' })]).toEqual([false, true]);
});
