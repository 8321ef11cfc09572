import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import type { Toast } from '../ui/toast-store.ts';

/** After a successful registration. */
export const REGISTERED: Toast = {
  kind: 'success',
  title: 'Konto erstellt',
  text: `Willkommen bei ${BRAND}!`,
};

/** Beside a new password; it never blocks. */
export const PASSWORD_ADVICE = 'Tipp: Drei zufällige Wörter sind sicherer als ein kurzes Passwort.';

/** Log-in fails. */
export const LOG_IN_FAILED: Toast = {
  kind: 'error',
  title: 'Anmeldung fehlgeschlagen',
  text: 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.',
};

/** Registration fails. */
export const REGISTRATION_FAILED: Toast = {
  kind: 'error',
  title: 'Registrierung fehlgeschlagen',
  text: 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.',
};
