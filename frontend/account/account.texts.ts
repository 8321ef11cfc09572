import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

/** After a successful registration. */
export const REGISTERED = succeeded('Konto erstellt', `Willkommen bei ${BRAND}!`);

/** Beside a new password; it never blocks. */
export const PASSWORD_ADVICE = 'Tipp: Drei zufällige Wörter sind sicherer als ein kurzes Passwort.';

/** Log-in fails. */
export const LOG_IN_FAILED = failed(
  'Anmeldung fehlgeschlagen',
  'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.',
);

/** Registration fails. */
export const REGISTRATION_FAILED = failed(
  'Registrierung fehlgeschlagen',
  'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.',
);
