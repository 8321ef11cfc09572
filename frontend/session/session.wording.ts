import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { calendarDay, shortDate } from '../lib/dates.ts';
import { succeeded } from '../ui/toast-store.ts';

export const LOGGED_IN = succeeded('Erfolgreich angemeldet', `Willkommen bei ${BRAND}!`);

export const ONLY_CREDENTIAL = 'Das ist Dein einziger Weg ins Konto.';
export const OTHERS_LOGGED_OUT = 'Nach einer Änderung bist Du auf allen anderen Geräten abgemeldet.';
export const END_PROGRAMS_TOO = 'Auch alle Zugänge für Programme beenden';
export const PASSWORD_ADVICE = 'Drei zufällige Wörter sind am sichersten.';

/** The day of the last use of a session or a token, in words. */
export function lastUse(lastUsedAt: string): string {
  const day = calendarDay(new Date(lastUsedAt));
  return day === calendarDay(new Date()) ? 'heute' : `am ${shortDate(day)}`;
}
