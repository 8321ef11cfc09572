import { addDays } from '../lib/dates.ts';
import { DAYS } from '../lib/paths.ts';
import type { TodayQuery } from '../writing/today.generated.ts';

type Days = Pick<TodayQuery, 'today' | 'yesterdayAnswer' | 'streak'>;

/** The day before today, while its question can still be answered, or null. */
export function openYesterday({ today, streak }: Days): string | null {
  return streak.isYesterdayOpen ? addDays(today, -1) : null;
}

/** Whether the page shows yesterday: it was just saved, the address asks for it, or the night does while it is open. */
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
