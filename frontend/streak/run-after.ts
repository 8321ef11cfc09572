import { addDays } from '../lib/dates.ts';

/** A run of answered days: its length, and whether it ends today or yesterday. */
type Run = { count: number; today: string; isTodayAnswered: boolean };

/** The length of the current run once the entry of a day is deleted; null if the entry is not part of the run. */
export function runAfterDeletion({ count, today, isTodayAnswered }: Run, day: string): number | null {
  const last = isTodayAnswered ? today : addDays(today, -1);
  for (let age = 0; age < count; age += 1) {
    if (addDays(last, -age) !== day) continue;
    // Without today's answer the run still ends yesterday.
    return age === 0 && isTodayAnswered ? count - 1 : age;
  }
  return null;
}
