import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import type { Toast } from '../ui/toast-store.ts';

/** After a successful log-in. */
export const LOGGED_IN: Toast = {
  kind: 'success',
  title: 'Erfolgreich angemeldet',
  text: `Willkommen bei ${BRAND}!`,
};

/** After a log-out. */
export const LOGGED_OUT: Toast = { kind: 'success', title: 'Abgemeldet' };

/** After a log-out everywhere else. */
export const LOGGED_OUT_EVERYWHERE: Toast = {
  kind: 'success',
  title: 'Überall abgemeldet',
  text: 'Nur auf diesem Gerät bist Du noch angemeldet.',
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
