import { monthsBefore } from '../../memory/memory-days.ts';
import { addDays, type CalendarDay } from '../../platform/lib/clock.ts';
import { toNfc } from '../../platform/lib/nfc.rules.ts';
import { demoDiary, TEXTS } from './demo-diary.ts';

/** Every day of two years, the second a leap year. */
const DAYS = Array.from({ length: 365 + 366 }, (_, index) => addDays('2027-01-01', index));
const FIRST_DAYS = DAYS.filter((day) => day.endsWith('-01'));
const DAYS_OF_A_VISIT = 31;
const MONTH_LENGTH = 'yyyy-MM'.length;

function daysOf(today: CalendarDay): Set<CalendarDay> {
  return new Set(demoDiary(today).map(({ day }) => day));
}

describe('the demo diary', () => {
  it.each(['2026-01-01', '2026-11-22', '2028-02-29', '2028-03-01', '2028-12-31'])(
    'made on %s ends the day before, after three weeks in a row, and repeats no text within four weeks',
    (today) => {
      const diary = demoDiary(today);
      const days = diary.map(({ day }) => day);
      expect(days.slice(-22)).toEqual(Array.from({ length: 22 }, (_, index) => addDays(today, index - 22)));
      const lastDays = new Map<string, CalendarDay>();
      const tooSoon = diary.filter(({ day, content }) => {
        const lastDay = lastDays.get(content) ?? '';
        lastDays.set(content, day);
        return lastDay >= addDays(day, -28);
      });
      expect(tooSoon).toEqual([]);
    },
  );

  it.each([...TEXTS.months.flat(), ...TEXTS.anyDay])('contains %j as a person types it', (text) => {
    expect(text).toMatch(/[.!?“]$/);
    expect(text).toBe(toNfc(text.trim()));
  });

  it('always has an entry of a year ago, and an entry for the monthly milestone', () => {
    const without = DAYS.filter((today) => !daysOf(today).has(monthsBefore(today, 12)));
    expect(without).toEqual([]);
    const forgetful = FIRST_DAYS.flatMap((today) => {
      const days = daysOf(today);
      const later = Array.from({ length: DAYS_OF_A_VISIT }, (_, index) => addDays(today, index));
      return later.filter((day) => ![12, 1].some((months) => days.has(monthsBefore(day, months))));
    });
    expect(forgetful).toEqual([]);
  });

  it('answers most but not all days of every month', () => {
    for (const today of FIRST_DAYS) {
      const days = [...daysOf(today)];
      expect(days.filter((day) => day >= addDays(today, -365)).length).toBeLessThan(345);
      for (let ago = 1; ago <= 12; ago += 1) {
        const month = monthsBefore(today, ago).slice(0, MONTH_LENGTH);
        expect(days.filter((day) => day.startsWith(month)).length).toBeGreaterThanOrEqual(25);
      }
    }
  });

  it.each([
    ['Oma', 12],
    ['Kaffee', 6],
  ])('has enough different texts for a search for %j: %i', (word, fewest) => {
    for (const today of FIRST_DAYS) {
      const found = demoDiary(today).filter(({ content }) => content.includes(word));
      expect(new Set(found.map(({ content }) => content)).size).toBeGreaterThanOrEqual(fewest);
    }
  });
});
