import { addDays } from '../platform/lib/clock.ts';
import { countStreak } from './streak.ts';

const TODAY = '2026-11-20';

function run(newest: string, length: number): string[] {
  return Array.from({ length }, (_, index) => addDays(newest, -index));
}

describe('countStreak', () => {
  it.each([
    ['0 when no day is answered', [], 0],
    ['1 when only today is answered', [TODAY], 1],
    ['1 when only yesterday is answered', ['2026-11-19'], 1],
    ['0 when the newest answer is of the day before yesterday', ['2026-11-18', '2026-11-17'], 0],
    ['the run that ends today', run(TODAY, 5), 5],
    ['the run that ends yesterday while today is open', run('2026-11-19', 5), 5],
    ['the days after a gap only', [TODAY, '2026-11-19', '2026-11-17', '2026-11-16'], 2],
    ['1 when yesterday is missing', [TODAY, '2026-11-18'], 1],
  ])('gives %s', (_title, days, count) => {
    expect(countStreak(days, TODAY)).toBe(count);
  });

  it.each([
    ['the day of 23 hours', '2026-03-31', 5],
    ['the day of 25 hours', '2026-10-27', 5],
    ['a leap day', '2028-03-02', 5],
    ['the end of February without a leap day', '2027-03-02', 5],
    ['the year’s end', '2027-01-02', 5],
    ['ten years', '2026-11-20', 3_653],
  ])('counts on across %s', (_title, today, length) => {
    expect(countStreak(run(today, length), today)).toBe(length);
    expect(countStreak(run(addDays(today, -1), length), today)).toBe(length);
  });

  it('stops at a missing leap day', () => {
    expect(countStreak(['2028-03-01', '2028-02-28'], '2028-03-01')).toBe(1);
  });
});
