import { longDate } from './dates.ts';
import { memberSince } from './member-since.ts';

test('a day is written in German, with its weekday', () => {
  expect(longDate('2026-03-03')).toBe('Dienstag, 3. März 2026');
});

describe('a member-since date', () => {
  it('has a two-digit day in the time zone of the browser', () => {
    const atNight = new Date(2026, 0, 6, 0, 30);
    expect(memberSince(atNight.toISOString())).toBe('06. Januar 2026');
  });

  it.each([null, undefined, ''])('that is %j reads Unbekannt', (createdAt) => {
    expect(memberSince(createdAt)).toBe('Unbekannt');
  });
});
