import { milestoneFor } from './milestones.rules.ts';

const STREAKS = [3, 7, 14, 30, 50, 100, 200, 365, 400, 500, 600, 1_000, 3_600];
const ENTRIES = [1, 10, 25, 50, 100, 200, 300, 400, 1_000, 5_000];

/** Numbers without a milestone. */
const PLAIN_STREAK = 2;
const PLAIN_ENTRIES = 11;

const around = (thresholds: number[]) => [...new Set(thresholds.flatMap((count) => [count - 1, count + 1]))];

describe('milestoneFor', () => {
  it.each(STREAKS)('celebrates a streak of %i days', (streak) => {
    const { event, text } = milestoneFor(streak, PLAIN_ENTRIES);
    expect(event).toBe(`streak-${streak}`);
    expect(text).toMatch(/\S/);
  });

  it.each(ENTRIES)('celebrates %i entries', (entries) => {
    const { event, text } = milestoneFor(PLAIN_STREAK, entries);
    expect(event).toBe(`entries-${entries}`);
    expect(text).toMatch(/\S/);
  });

  it('formats thousands with a point, like the badges', () => {
    expect(milestoneFor(3_600, PLAIN_ENTRIES).text).toMatch(/^3\.600 Tage in Folge\./);
    expect(milestoneFor(PLAIN_STREAK, 1_000).text).toMatch(/^1\.000 Einträge\./);
  });

  it.each([0, 1, 150, 250, 350, ...around(STREAKS)])(
    'says only a friendly word at a streak of %i days',
    (streak) => {
      expect(milestoneFor(streak, PLAIN_ENTRIES).event).toBe('default');
    },
  );

  it.each([5, 75, 150, ...around(ENTRIES)])('returns only a friendly message at %i entries', (entries) => {
    expect(milestoneFor(PLAIN_STREAK, entries).event).toBe('default');
  });

  it.each(STREAKS)('lets the streak win when both are reached, at %i', (streak) => {
    for (const entries of ENTRIES) expect(milestoneFor(streak, entries).event).toBe(`streak-${streak}`);
  });

  it('has several friendly, non-empty messages for the days between', () => {
    const plain = Array.from({ length: 60 }, (_, entries) => milestoneFor(PLAIN_STREAK, entries)).filter(
      ({ event }) => event === 'default',
    );
    expect(plain.length).toBeGreaterThan(50);
    for (const { text } of plain) expect(text.trim().length).toBeGreaterThan(10);
    expect(new Set(plain.map(({ text }) => text)).size).toBeGreaterThan(1);
  });
});
