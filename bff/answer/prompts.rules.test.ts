import { PROMPTS, promptOf } from './prompts.rules.ts';

test('shows each of the 16 prompts once in sixteen days, also over New Year', () => {
  const days = Array.from({ length: 16 }, (_, index) =>
    new Date(Date.UTC(2026, 11, 20 + index)).toISOString().slice(0, 10),
  );
  expect(new Set(days.map(promptOf))).toEqual(new Set(PROMPTS));
  expect(new Set(PROMPTS).size).toBe(16);
});

test('shows no prompt without a day', () => {
  expect(promptOf(null)).toBeUndefined();
});
