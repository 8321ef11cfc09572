import { dayIn, isDayEnding } from './day-ends.ts';

const MINUTE_MS = 60_000;

function isEnding(time: string): boolean {
  return isDayEnding(Date.parse(time), MINUTE_MS);
}

describe('the end of a day in Berlin', () => {
  it.each([
    ['midnight in winter', '2026-11-20T23:59:30+01:00'],
    ['midnight in summer', '2026-07-20T23:59:30+02:00'],
    ['the night after it', '2026-11-21T03:59:30+01:00'],
  ])('is near half a minute before %s', (_, time) => {
    expect(isEnding(time)).toBe(true);
  });

  it.each([
    ['a minute and more before midnight', '2026-11-20T23:58:50+01:00'],
    ['midnight itself', '2026-11-21T00:00:00+01:00'],
    ['the end of the night itself', '2026-11-21T04:00:00+01:00'],
    ['midnight in Greenwich', '2026-11-20T23:59:30Z'],
  ])('is not near at %s', (_, time) => {
    expect(isEnding(time)).toBe(false);
  });

  it('differs at each edge of the world', () => {
    const noon = Date.parse('2026-11-20T11:30:00Z');
    expect(['Etc/GMT-14', 'Europe/Berlin', 'Etc/GMT+12'].map((zone) => dayIn(zone, noon))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
    ]);
  });
});
