import { addDays, calendarDay } from '../platform/lib/clock.ts';
import { isTodayOrYesterday, requestedDay } from './requested-day.ts';

/** Time zone, instant, and the two days that can be answered. */
type Case = [title: string, zone: string, instant: string, today: string, yesterday: string];

const CASES: Case[] = [
  ['an evening', 'Europe/Berlin', '2026-11-22T22:59:59.999Z', '2026-11-22', '2026-11-21'],
  ['half past midnight', 'Europe/Berlin', '2026-11-22T23:30:00.000Z', '2026-11-23', '2026-11-22'],
  ['the end of a year', 'Europe/Berlin', '2026-12-31T22:59:59.999Z', '2026-12-31', '2026-12-30'],
  ['New Year', 'Europe/Berlin', '2026-12-31T23:00:00.000Z', '2027-01-01', '2026-12-31'],
  ['29 February', 'Europe/Berlin', '2028-02-29T12:00:00.000Z', '2028-02-29', '2028-02-28'],
  ['the day after 29 February', 'Europe/Berlin', '2028-02-29T23:00:00.000Z', '2028-03-01', '2028-02-29'],
  ['1 March without 29 February', 'Europe/Berlin', '2027-03-01T12:00:00.000Z', '2027-03-01', '2027-02-28'],
  ['the day of 23 hours', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29', '2026-03-28'],
  ['the day after it', 'Europe/Berlin', '2026-03-29T22:00:00.000Z', '2026-03-30', '2026-03-29'],
  ['the day of 25 hours', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25', '2026-10-24'],
  ['its second pass of two o’clock', 'Europe/Berlin', '2026-10-25T01:30:00.000Z', '2026-10-25', '2026-10-24'],
  ['the day after it', 'Europe/Berlin', '2026-10-25T23:00:00.000Z', '2026-10-26', '2026-10-25'],
  ['a midnight that is left out', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-06', '2026-09-05'],
  ['a midnight that comes twice', 'America/Havana', '2026-11-01T05:30:00.000Z', '2026-11-01', '2026-10-31'],
  [
    'half an hour of summer time',
    'Australia/Lord_Howe',
    '2026-04-04T15:15:00.000Z',
    '2026-04-05',
    '2026-04-04',
  ],
  ['a quarter of an hour', 'Asia/Kathmandu', '2026-11-22T18:15:00.000Z', '2026-11-23', '2026-11-22'],
  ['east of the date line', 'Pacific/Pago_Pago', '2026-11-22T10:59:59.999Z', '2026-11-21', '2026-11-20'],
  ['west of the date line', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z', '2026-11-23', '2026-11-22'],
  ['the end of the world’s day', 'Etc/GMT+12', '2026-11-22T11:59:59.999Z', '2026-11-21', '2026-11-20'],
];

describe('the days that can be answered', () => {
  it.each(CASES)(
    'are the calendar day there and the day before → %s, %s',
    (_title, zone, instant, ...days) => {
      const today = calendarDay(new Date(instant), zone);
      expect([requestedDay({}, today), requestedDay({ day: 'YESTERDAY' }, today)]).toEqual(days);
      expect(days.map((day) => isTodayOrYesterday(day, today))).toEqual([true, true]);
      expect([-2, 1].map((days) => isTodayOrYesterday(addDays(today, days), today))).toEqual([false, false]);
    },
  );

  it('skip 30 December 2011 in Samoa, where that day did not exist', () => {
    const today = calendarDay(new Date('2011-12-30T10:00:00.000Z'), 'Pacific/Apia');
    expect([today, requestedDay({ day: 'YESTERDAY' }, today)]).toEqual(['2011-12-31', '2011-12-30']);
  });

  it('repeat when a clock is set back by an hour over midnight', () => {
    const after = calendarDay(new Date('2026-11-22T23:30:00.000Z'), 'Europe/Berlin');
    const before = calendarDay(new Date('2026-11-22T22:30:00.000Z'), 'Europe/Berlin');
    expect(requestedDay({ day: 'YESTERDAY' }, after)).toBe(before);
    expect([before, after].map((day) => isTodayOrYesterday(day, before))).toEqual([true, false]);
  });
});

describe('the day of a text', () => {
  it.each([
    ['TODAY', '2026-11-22', '2026-11-22'],
    ['TODAY', '2026-11-21', '2026-11-21'],
    ['YESTERDAY', '2026-11-22', '2026-11-21'],
    ['YESTERDAY', '2026-11-21', '2026-11-20'],
    [null, null, '2026-11-22'],
  ] as const)('is the day that the text was typed for → %s, typed on %s', (day, expectedDay, meant) => {
    expect(requestedDay({ day, expectedDay }, '2026-11-22')).toBe(meant);
  });
});
