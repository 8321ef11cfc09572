import { instantOf } from '../platform/lib/clock.ts';
import { nextOccurrence } from './occurrence.ts';

const EVERY_DAY = 0b1111111;
const EVENING = 20 * 60 + 30;
const NIGHT = 2 * 60 + 30;
const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [0b1, 0b10000, 0b100000, 0b1000000];
const BERLIN = 'Europe/Berlin';

describe('the instant of a local time', () => {
  it.each([
    ['a winter evening in Berlin', '2026-11-20', EVENING, BERLIN, '2026-11-20T19:30:00Z'],
    ['a summer evening in Berlin', '2026-07-15', EVENING, BERLIN, '2026-07-15T18:30:00Z'],
    ['a time that the clock leaves out', '2026-03-29', NIGHT, BERLIN, '2026-03-29T01:30:00Z'],
    ['the last minute before it', '2026-03-29', 119, BERLIN, '2026-03-29T00:59:00Z'],
    ['the evening of the day of 23 hours', '2026-03-29', EVENING, BERLIN, '2026-03-29T18:30:00Z'],
    ['the first of two times', '2026-10-25', NIGHT, BERLIN, '2026-10-25T00:30:00Z'],
    ['the evening of the day of 25 hours', '2026-10-25', EVENING, BERLIN, '2026-10-25T19:30:00Z'],
    ['a half hour of change', '2026-04-05', 105, 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['a gap at midnight', '2026-09-06', 30, 'America/Santiago', '2026-09-06T04:30:00Z'],
    ['the far east of the date line', '2026-11-20', EVENING, 'Pacific/Kiritimati', '2026-11-20T06:30:00Z'],
    ['the far west of it', '2026-11-20', EVENING, 'Pacific/Pago_Pago', '2026-11-21T07:30:00Z'],
    ['a day that an island left out', '2011-12-30', EVENING, 'Pacific/Apia', '2011-12-31T06:30:00Z'],
    ['a zone of three quarters', '2026-11-20', EVENING, 'Asia/Kathmandu', '2026-11-20T14:45:00Z'],
    ['midnight', '2026-11-20', 0, BERLIN, '2026-11-19T23:00:00Z'],
    ['the last minute of a year', '2026-12-31', 1_439, BERLIN, '2026-12-31T22:59:00Z'],
  ])('is that of %s', (_what, day, minuteOfDay, timeZone, expected) => {
    expect(instantOf(day, minuteOfDay, timeZone)).toEqual(new Date(expected));
  });
});

describe('the next reminder', () => {
  it.each<[string, number, string, string | null, string, string]>([
    ['later today', EVERY_DAY, BERLIN, null, '2026-11-20T19:29:59.999Z', '2026-11-20T19:30:00Z'],
    ['tomorrow at its very time', EVERY_DAY, BERLIN, null, '2026-11-20T19:30:00Z', '2026-11-21T19:30:00Z'],
    ['on the next of its days', MONDAY, BERLIN, null, '2026-11-20T18:00:00Z', '2026-11-23T19:30:00Z'],
    ['in a week', FRIDAY, BERLIN, '2026-11-20', '2026-11-20T18:00:00Z', '2026-11-27T19:30:00Z'],
    ['on two days', MONDAY | SUNDAY, BERLIN, '2026-11-22', '2026-11-22T20:00:00Z', '2026-11-23T19:30:00Z'],
    ['at its hour after summer time', SUNDAY, BERLIN, null, '2026-10-24T18:00:00Z', '2026-10-25T19:30:00Z'],
    [
      'not twice on a day when the clock is set back',
      EVERY_DAY,
      BERLIN,
      '2026-11-20',
      '2026-11-20T19:25:00Z',
      '2026-11-21T19:30:00Z',
    ],
    [
      'not twice on a day for somebody who flies west',
      EVERY_DAY,
      'America/New_York',
      '2026-11-20',
      '2026-11-20T22:00:00Z',
      '2026-11-22T01:30:00Z',
    ],
    [
      'not twice on a day over the date line',
      EVERY_DAY,
      'Pacific/Pago_Pago',
      '2026-11-22',
      '2026-11-21T10:30:00Z',
      '2026-11-24T07:30:00Z',
    ],
    [
      'a week later for a weekly reminder that came early over the date line',
      SATURDAY,
      'Pacific/Pago_Pago',
      '2026-11-21',
      '2026-11-20T10:30:00Z',
      '2026-11-29T07:30:00Z',
    ],
    [
      'soon after a clock that was a year ahead',
      EVERY_DAY,
      BERLIN,
      '2027-11-20',
      '2026-11-20T18:00:00Z',
      '2026-11-20T19:30:00Z',
    ],
  ])('is %s', (_when, weekdays, timeZone, lastDay, after, expected) => {
    const schedule = { minuteOfDay: EVENING, weekdays, timeZone };
    expect(nextOccurrence(schedule, new Date(after), lastDay)).toEqual(new Date(expected));
  });

  it('occurs once on each night of a clock change, also at a skipped or repeated time', () => {
    for (const [first, days] of [
      ['2026-03-27T12:00:00Z', ['2026-03-28', '2026-03-29', '2026-03-30']],
      ['2026-10-23T12:00:00Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
    ] as const) {
      let after = new Date(first);
      for (const day of days) {
        const schedule = { minuteOfDay: NIGHT, weekdays: EVERY_DAY, timeZone: BERLIN };
        after = nextOccurrence(schedule, after, null);
        expect(after).toEqual(instantOf(day, NIGHT, BERLIN));
      }
    }
  });

  it('does not occur without a day of the week', () => {
    const schedule = { minuteOfDay: EVENING, weekdays: 0, timeZone: BERLIN };
    expect(() => nextOccurrence(schedule, new Date(), null)).toThrow('at least one day');
  });
});
