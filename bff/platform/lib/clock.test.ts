import { execFileSync } from 'node:child_process';
import { addDays, calendarDay, knownTimeZone } from './clock.ts';

describe('calendarDay', () => {
  it.each([
    ['the last millisecond of a summer day', '2026-07-15T21:59:59.999Z', '2026-07-15'],
    ['midnight in summer', '2026-07-15T22:00:00.000Z', '2026-07-16'],
    ['the last millisecond of a winter day', '2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['midnight in winter', '2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['the end of the day before summer time', '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['the start of the day of 23 hours', '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['just before the hour that is left out', '2026-03-29T00:59:59.999Z', '2026-03-29'],
    ['just after the hour that is left out', '2026-03-29T01:00:00.000Z', '2026-03-29'],
    ['the end of the day of 23 hours', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['the day after the day of 23 hours', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['the end of the day before winter time', '2026-10-24T21:59:59.999Z', '2026-10-24'],
    ['the start of the day of 25 hours', '2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['the hour that comes twice, first time', '2026-10-25T00:30:00.000Z', '2026-10-25'],
    ['the hour that comes twice, second time', '2026-10-25T01:30:00.000Z', '2026-10-25'],
    ['the end of the day of 25 hours', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['the day after the day of 25 hours', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['the start of a leap day', '2028-02-28T23:00:00.000Z', '2028-02-29'],
    ['the end of a leap day', '2028-02-29T22:59:59.999Z', '2028-02-29'],
    ['the day after a leap day', '2028-02-29T23:00:00.000Z', '2028-03-01'],
    ['the end of a year', '2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['the start of a year', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('returns the calendar day in Berlin → %s', (_moment, instant, day) => {
    expect(calendarDay(new Date(instant), 'Europe/Berlin')).toBe(day);
  });

  it.each([
    ['Pacific/Auckland', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-20'],
    ['UTC', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-20'],
  ])("returns the visitor's day, whatever the server's zone → %s", (zone, day) => {
    expect(calendarDay(new Date('2026-11-20T12:00:00.000Z'), zone)).toBe(day);
  });

  it('returns yesterday west of the date line while the east has tomorrow', () => {
    const instant = new Date('2026-11-20T10:30:00.000Z');
    expect(calendarDay(instant, 'Pacific/Pago_Pago')).toBe('2026-11-19');
    expect(calendarDay(instant, 'Pacific/Kiritimati')).toBe('2026-11-21');
  });

  it('throws a RangeError for an unknown zone', () => {
    expect(() => calendarDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
    'returns the same days in any zone of the server → %s',
    (zone) => {
      const script = `
        import { addDays, calendarDay } from './bff/platform/lib/clock.ts';
        const before = calendarDay(new Date('2026-03-28T22:59:59.999Z'), 'Europe/Berlin');
        const after = calendarDay(new Date('2026-03-28T23:00:00.000Z'), 'Europe/Berlin');
        process.stdout.write([before, after, addDays(before, 1), addDays('2026-10-26', -1)].join(' '));`;
      const days = execFileSync(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', script],
        { encoding: 'utf8', env: { ...process.env, TZ: zone } },
      );
      expect(days).toBe('2026-03-28 2026-03-29 2026-03-29 2026-10-25');
    },
  );
});

describe('addDays', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-03-30', -1, '2026-03-29'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-10-26', -1, '2026-10-25'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -365, '2025-11-20'],
  ])('counts calendar days, not 24-hour steps → %s %i', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('knownTimeZone', () => {
  it.each(['Europe/Berlin', 'Pacific/Auckland', 'Asia/Tokyo', 'Etc/GMT+12', 'UTC'])(
    'returns the name of an IANA zone → %s',
    (name) => {
      expect(knownTimeZone(name)).toBe(name);
    },
  );

  it('returns the canonical name for another spelling', () => {
    expect(knownTimeZone('europe/BERLIN')).toBe('Europe/Berlin');
  });

  it.each([
    '',
    ' ',
    'Mars/Olympus',
    '+02:00',
    '../../etc/passwd',
    'Europe/Berlin\n',
    'x'.repeat(500),
    '__proto__',
  ])('returns null for any other text → %j', (name) => {
    expect(knownTimeZone(name)).toBeNull();
  });
});
