import { MAX_YEARS, memoryDays, monthsBefore } from './memory-days.ts';

describe('the same date earlier', () => {
  it.each([
    ['2026-11-22', 12, '2025-11-22'],
    ['2026-11-22', 1, '2026-10-22'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2028-02-29', 48, '2024-02-29'],
    ['2028-02-28', 12, '2027-02-28'],
    ['2029-02-28', 12, '2028-02-28'],
    ['2028-03-01', 12, '2027-03-01'],
    ['2100-02-28', 48, '2096-02-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-12-31', 1, '2026-11-30'],
    ['2026-01-31', 1, '2025-12-31'],
    ['2026-01-01', 12, '2025-01-01'],
    ['2026-10-25', 12, '2025-10-25'],
  ])('is a date of the calendar: %s, %i months earlier → %s', (day, months, earlier) => {
    expect(monthsBefore(day, months)).toBe(earlier);
  });
});

describe('the days of a memory', () => {
  it('are the years in order, then the month, each day once', () => {
    const days = memoryDays('2026-11-22');
    expect(days.slice(0, 3)).toEqual(['2025-11-22', '2024-11-22', '2023-11-22']);
    expect(days.at(-1)).toBe('2026-10-22');
    expect(new Set(days).size).toBe(MAX_YEARS + 1);
  });

  it('are both last days of a leap February on 28 February of a common year', () => {
    expect(memoryDays('2027-02-28').slice(0, 5)).toEqual([
      '2026-02-28',
      '2025-02-28',
      '2024-02-28',
      '2024-02-29',
      '2023-02-28',
    ]);
    for (const today of ['2028-02-28', '2028-02-29', '2027-03-01'])
      expect(memoryDays(today)).toHaveLength(MAX_YEARS + 1);
  });
});
