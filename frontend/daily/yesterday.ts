import { addDays } from '../lib/dates.ts';
import { DAYS } from '../lib/paths.ts';
import type { Days } from './with-answer.ts';

/** The day before today while it can still be answered, or null. */
export function openYesterday({ today, streak }: Days): string | null {
  return streak.isYesterdayOpen ? addDays(today, -1) : null;
}

/** Whether the page shows yesterday: after a save, by the address, or at night while yesterday is open. */
export function isYesterdayShown(
  { today, yesterdayAnswer, streak }: Days,
  hash: string,
  isNight: boolean,
  savedDay: string | undefined,
): boolean {
  if (savedDay === addDays(today, -1)) return true;
  if (hash === DAYS.yesterday) return yesterdayAnswer !== null || streak.isYesterdayOpen;
  return isNight && hash !== DAYS.today && streak.isYesterdayOpen;
}
