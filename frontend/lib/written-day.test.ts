import { VIEWER } from '../import/samples.rows.ts';
import { type DayOrder, parseWhen, whenIn } from './written-day.ts';

const at = (hours: number, minutes = 0, seconds = 0) => (hours * 60 + minutes) * 60 + seconds;

describe('a day in writing', () => {
  it.each<[text: string, day: string | null, ...second: number[]]>([
    ['2024-02-01', '2024-02-01'],
    ['2024/02/01', '2024-02-01'],
    ['1.2.2024', '2024-02-01'],
    ['1. 2. 2024', '2024-02-01'],
    ['01.02.24', '2024-02-01'],
    ['01.02.27', '2027-02-01'],
    ['01.02.28', '1928-02-01'],
    ['01.02.99', '1999-02-01'],
    ['13/02/2024', '2024-02-13'],
    ['Do, 01.02.2024', '2024-02-01'],
    ['Donnerstag, den 1. Februar 2024', '2024-02-01'],
    ['1. Februar 2024', '2024-02-01'],
    ['3. März 2024', '2024-03-03'],
    ['24. Dez. 2023', '2023-12-24'],
    ['February 3, 2024', '2024-02-03'],
    ['3rd March 2024', '2024-03-03'],
    ['30.04.2026, 14:00', '2026-04-30', at(14)],
    ['30.04.2026, 14:00:05', '2026-04-30', at(14, 0, 5)],
    ['1.2.2024 14.30 Uhr', '2024-02-01', at(14, 30)],
    ['1. Februar 2024 um 7 Uhr', '2024-02-01', at(7)],
    ['February 3, 2024 9:05 PM', '2024-02-03', at(21, 5)],
    ['2024-02-01 12:00 am', '2024-02-01', 0],
    ['2024-02-01 23:30:00 +0000', '2024-02-02', at(0, 30)],
    ['2024-02-01 23:30:00 UTC', '2024-02-02', at(0, 30)],
    ['2024-02-01 23:30:00.123456+00', '2024-02-02', at(0, 30)],
    ['2024-02-01T23:30:00Z', '2024-02-02', at(0, 30)],
    ['2024-02-01 22:30 MEZ', '2024-02-01', at(22, 30)],
    ['Thu Feb 01 2024 23:30:00 GMT+0100 (Mitteleuropäische Normalzeit)', '2024-02-01', at(23, 30)],
    ['2024-02-30', null],
    ['31.02.2024', null],
    ['2024-02-01 abends', null],
    ['2024-02-01 23:30 XYZ', null],
    ['2024-02-01 25:00', null],
    ['Seite 01.02.2024', null],
    ['1,5', null],
  ])('%j is %s', (text, day, ...seconds) => {
    const when = parseWhen(text, VIEWER);
    expect(when?.day ?? null).toBe(day);
    if (seconds.length > 0) expect(when?.second).toBe(seconds[0]);
  });

  it.each<[text: string, order: DayOrder, day: string | null]>([
    ['2/13/2024', 'month first', '2024-02-13'],
    ['2/13/2024', 'day first', null],
    ['2/3/2024', 'month first', '2024-02-03'],
    ['2/3/2024', 'day first', '2024-03-02'],
    ['02.03.2024', 'month first', '2024-03-02'],
  ])('%s with the %s is %s', (text, order, day) => {
    expect(parseWhen(text, VIEWER, order)?.day ?? null).toBe(day);
  });
});

describe('an instant', () => {
  const instant = Date.parse('2021-05-01T05:30:00Z');

  it.each([
    ['GMT-0700', '2021-04-30', at(22, 30)],
    ['GMT-7', '2021-04-30', at(22, 30)],
    ['GMT+0900', '2021-05-01', at(14, 30)],
    ['America/Los_Angeles', '2021-04-30', at(22, 30)],
    ['', '2021-05-01', at(7, 30)],
    ['Mars/Olympus', '2021-05-01', at(7, 30)],
  ])('in the zone %j is on %s', (zone, day, second) => {
    expect(whenIn(instant, VIEWER, zone)).toEqual({ day, second, createdAt: instant });
  });

  it.each([Number.NaN, 9e15])('of %p does not exist', (none) => {
    expect(whenIn(none, VIEWER)).toBeNull();
  });
});
