import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { succeeded } from '../ui/toast-store.ts';

/** After a successful log-in. */
export const LOGGED_IN = succeeded('Erfolgreich angemeldet', `Willkommen bei ${BRAND}!`);

/** Beside a new password; it never blocks. */
export const PASSWORD_ADVICE = 'Tipp: Drei zufällige Wörter sind sicherer als ein kurzes Passwort.';
