import { BRAND } from '../lib/brand.ts';
import type { Toast } from '../ui/toast-store.ts';

/** After a successful log-in. */
export const LOGGED_IN: Toast = {
  kind: 'success',
  title: 'Erfolgreich angemeldet',
  text: `Willkommen bei ${BRAND}!`,
};

/** After a successful registration. */
export const REGISTERED: Toast = {
  kind: 'success',
  title: 'Konto erstellt',
  text: `Willkommen bei ${BRAND}!`,
};

/** Beside a new password; it never blocks. */
export const PASSWORD_ADVICE = 'Tipp: Drei zufällige Wörter sind sicherer als ein kurzes Passwort.';

/** After a log-out. */
export const LOGGED_OUT: Toast = { kind: 'success', title: 'Abgemeldet' };

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

/** Log-out fails. */
export function logOutFailed(message: string): Toast {
  return { kind: 'error', title: 'Fehler bei der Abmeldung', text: message };
}

/** There is text that cannot be sent before a log-out: the person decides. */
export const TEXT_NOT_SENT = {
  title: 'Trotzdem abmelden?',
  text: 'Ihr Text ist noch nicht gespeichert. Wenn Sie sich jetzt abmelden, geht er verloren.',
};
