import { addDays } from '../lib/dates.ts';

/** A run of answered days: its length, and whether it ends today or yesterday. */
type Run = { count: number; today: string; isTodayAnswered: boolean };

/** The length of the current run once the entry of a day is deleted; null if the entry is not part of the run. */
export function runAfterDeletion({ count, today, isTodayAnswered }: Run, day: string): number | null {
  const last = isTodayAnswered ? today : addDays(today, -1);
  const age = Array.from({ length: count }, (_, days) => addDays(last, -days)).indexOf(day);
  if (age < 0) return null;
  // Without today's answer the run still ends yesterday.
  return age === 0 && isTodayAnswered ? count - 1 : age;
}
