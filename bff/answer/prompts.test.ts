import { PROMPTS, promptsOf } from './prompts.ts';

const daysFrom = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  );

describe('the prompts', () => {
  it('are 366 different questions of at most 60 characters, in the form of address of the app', () => {
    expect(PROMPTS).toHaveLength(366);
    expect(new Set(PROMPTS.map((prompt) => prompt.toLowerCase())).size).toBe(366);
    for (const prompt of PROMPTS) {
      expect(prompt).toMatch(/^\p{Lu}[^?!"„“.:;–…]{8,58}\?$/u);
      expect(prompt).not.toMatch(/\b(du|dich|dir|dein\w*|ihnen|ihr\w*)\b/);
      expect(prompt).toBe(prompt.trim().normalize('NFC'));
    }
  });

  it('assume no money, family, work, faith, travel or sport, and order nobody to be happy', () => {
    const assumed =
      /\b(Geld|gekauft|Urlaub|Reise|Mutter|Vater|Kinder|Enkel|Mann|Frau|Partner|Hund|Katze|Haustier|Chef|Kolleg\w*|Büro|Arbeit|Schule|Gott|Gebet|Kirche|Sport|Auto|Garten|glücklich|drei Dinge)\b/i;
    expect(PROMPTS.filter((prompt) => assumed.test(prompt))).toEqual([]);
  });

  it.each([
    [2027, 365],
    [2028, 366],
  ])('come once each in a year: %i', (year, days) => {
    const offered = daysFrom(year, days).map((day) => promptsOf(day)[0]);
    expect(new Set(offered).size).toBe(days);
  });

  it('offer others after the prompt of the day, also over New Year', () => {
    for (const day of [...daysFrom(2026, 365), '2028-02-29', '2028-03-07'])
      expect(new Set(promptsOf(day)).size).toBe(5);
    expect(promptsOf('2028-03-07')[1]).toBe(promptsOf('2028-02-29')[0]);
  });
});
