import { foundIn } from '../samples.rows.ts';
import { aufwind } from './aufwind.ts';

const file = (...answers: object[]) => ({
  username: 'anna@example.org',
  provider: 'local',
  createdAt: '2026-01-01T08:00:00.000Z',
  answers,
});
const LATE = '2026-03-03T23:30:00.000Z';

describe("an answer of the app's own export", () => {
  it.each<[what: string, answer: object, texts: string[][], leftOut: object]>([
    [
      'has the day in the file',
      { day: '2026-03-03', timeZone: 'Europe/London', content: ' Tee\r\n', date: LATE, createdAt: LATE },
      [['2026-03-03', ' Tee\r\n']],
      {},
    ],
    ['is counted if it has no day', { content: 'Tee', date: LATE }, [], { undated: 1 }],
    ['is counted if it has no text', { day: '2026-03-03', content: null }, [], { blank: 1 }],
  ])('%s', (_what, answer, texts, leftOut) => {
    expect(foundIn(aufwind, file(answer))).toEqual({ texts, leftOut });
  });
});
