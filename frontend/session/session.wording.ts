import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { succeeded } from '../ui/toast-store.ts';

/** After a successful log-in. */
export const LOGGED_IN = succeeded('Erfolgreich angemeldet', `Willkommen bei ${BRAND}!`);

/** Beside a credential that cannot be removed, because there is no other. */
export const ONLY_CREDENTIAL = 'Das ist Dein einziger Weg ins Konto.';

/** Beside everything that changes a credential: the account's other devices are logged out. */
export const OTHERS_LOGGED_OUT = 'Nach einer Änderung bist Du auf allen anderen Geräten abgemeldet.';

/** Beside a new password; it never blocks. */
export const PASSWORD_ADVICE = 'Tipp: Drei zufällige Wörter sind sicherer als ein kurzes Passwort.';
