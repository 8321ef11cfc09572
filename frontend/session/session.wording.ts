import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { calendarDay, shortDate } from '../lib/dates.ts';
import { succeeded } from '../ui/toast-store.ts';

export const LOGGED_IN = succeeded('Erfolgreich angemeldet', `Willkommen bei ${BRAND}!`);

/** Sentence beside the last credential, which cannot be removed. */
export const ONLY_CREDENTIAL = 'Das ist Dein einziger Weg ins Konto.';

/** Sentence beside a change of a credential, which logs out all other devices. */
export const OTHERS_LOGGED_OUT = 'Nach einer Änderung bist Du auf allen anderen Geräten abgemeldet.';

/** Label of the choice to end the API tokens with a password, or with all sessions. */
export const END_PROGRAMS_TOO = 'Auch alle Zugänge für Programme beenden';

/** Advice beside a new password; never blocks. */
export const PASSWORD_ADVICE = 'Drei zufällige Wörter sind am sichersten.';

/** The day of the last use of a session or a token, in words. */
export function lastUse(lastUsedAt: string): string {
  const day = calendarDay(new Date(lastUsedAt));
  return day === calendarDay(new Date()) ? 'heute' : `am ${shortDate(day)}`;
}
