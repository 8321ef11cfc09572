import { day, entry, FAULT, THEIRS, typed } from './next.rows.ts';
import { statusOf, type Text } from './text.ts';

const LINES: [status: string, text: Text][] = [
  ['none', day()],
  ['none', day({ typed: typed() })],
  ['drafted', day({ stored: THEIRS, isTouched: true })],
  ['brought', day({ stored: THEIRS, isTouched: true, isBrought: true })],
  ['none', day({ stored: THEIRS })],
  ['none', entry({ isTouched: true })],
  ['offline', day({ typed: typed(), isStored: true, trouble: { is: 'unreachable' } })],
  ['waiting', day({ typed: typed({ wish: 'answer' }), isStored: true, trouble: { is: 'unreachable' } })],
  ['unsafe', day({ typed: typed(), trouble: { is: 'unreachable' } })],
  ['stored', day({ typed: typed(), isStored: true, trouble: { is: 'unkept' } })],
  ['refused', day({ typed: typed(), trouble: { is: 'refused', failure: FAULT } })],
  ['undecided', day({ typed: typed(), trouble: { is: 'contested', other: THEIRS } })],
];

test.each(LINES)('the line says %s', (status, shown) => {
  expect(statusOf(shown)).toBe(status);
});
