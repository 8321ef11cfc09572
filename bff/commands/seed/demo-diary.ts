import { addDays, type CalendarDay, DAY_MS } from '../../platform/lib/clock.ts';
import texts from './texts.json' with { type: 'json' };

/** Texts of the demo diary: texts for any day, and texts for each month from January. */
export const TEXTS: { anyDay: string[]; months: string[][] } = texts;

/** A year and a month, so that the demo also has a memory of a year ago. */
const DAYS = 400;
/** Leaves gaps as in a real diary; the days a month and a year ago keep their entries. */
const GAPS_EVERY_DAYS = [23, 41];
/** Every third entry is a text of its month. */
const OF_MONTH_EVERY_DAYS = 3;
const MONTH_AT = 'yyyy-'.length;

function contentOf(day: CalendarDay): string {
  const number = Date.parse(day) / DAY_MS;
  const ofMonth = TEXTS.months[Number(day.slice(MONTH_AT, MONTH_AT + 2)) - 1] ?? [];
  const turn = Math.floor(number / OF_MONTH_EVERY_DAYS);
  const [texts, index] = number % OF_MONTH_EVERY_DAYS === 0 ? [ofMonth, turn] : [TEXTS.anyDay, number - turn];
  return texts[index % texts.length] ?? '';
}

/** Returns the demo diary up to yesterday, oldest day first. */
export function demoDiary(today: CalendarDay) {
  return Array.from({ length: DAYS }, (_, index) => DAYS - index)
    .filter((ago) => GAPS_EVERY_DAYS.every((every) => ago % every !== 0))
    .map((ago) => addDays(today, -ago))
    .map((day) => ({ day, content: contentOf(day) }));
}
