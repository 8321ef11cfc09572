import { longestRunOf } from './months.ts';

test.each([
  [0, []],
  [1, ['2026-01-01']],
  [1, ['2026-01-01', '2026-01-03']],
  [3, ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-03', '2026-02-04']],
  [2, ['2026-03-28', '2026-03-30', '2026-03-31', '2026-04-02']],
])('the longest run has %i days in %j', (longest, days) => {
  expect(longestRunOf(days)).toBe(longest);
});
