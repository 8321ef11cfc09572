import { runAfterDeletion } from './run-after.ts';

const TODAY = '2026-11-25';

describe('the run after a deletion', () => {
  it.each<[string, number, boolean, string, number | null]>([
    ['keeps the days after the deleted day', 23, true, '2026-11-23', 2],
    ['loses the day of today alone', 23, true, TODAY, 22],
    ['is over without yesterday, if today is open', 23, false, '2026-11-24', 0],
    ['keeps yesterday, if the day before goes and today is open', 23, false, '2026-11-23', 1],
    ['loses its first day alone', 3, true, '2026-11-23', 2],
    ['does not change with a day before it', 3, true, '2026-11-22', null],
    ['does not change without a run', 0, false, '2026-11-20', null],
  ])('%s', (_title, count, isTodayAnswered, day, expected) => {
    expect(runAfterDeletion({ count, today: TODAY, isTodayAnswered }, day)).toBe(expected);
  });
});
