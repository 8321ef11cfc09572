import { calendarDay, monthOf } from './dates.ts';

/** Formats an instant as 'dd. MMMM yyyy' in German, or 'Unbekannt' without an instant. */
export function memberSince(instant: string | null | undefined): string {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return 'Unbekannt';
  const day = calendarDay(date);
  return `${day.slice(-2)}. ${monthOf(day)}`;
}
