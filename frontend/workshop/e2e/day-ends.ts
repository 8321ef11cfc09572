/** The time limit of a journey. */
export const LONGEST_JOURNEY_MS = 120_000;

/** The zone of the browsers. */
export const BERLIN = 'Europe/Berlin';
// Up to then the night belongs to the evening before (`frontend/daily/daily-view.ts`).
const NIGHT_MS = 4 * 3_600_000;

/** The day of an instant in this zone, as `yyyy-MM-dd`. */
export function dayIn(timeZone: string, instantMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instantMs);
}

/** Whether a day in Berlin, or the night of a day, ends within this time of an instant. */
export function isDayEnding(instantMs: number, withinMs: number): boolean {
  return [0, NIGHT_MS].some(
    (later) => dayIn(BERLIN, instantMs - later) !== dayIn(BERLIN, instantMs + withinMs - later),
  );
}
