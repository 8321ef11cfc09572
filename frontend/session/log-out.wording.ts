import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** After a log-out. */
export const LOGGED_OUT = succeeded('Abgemeldet');

/** After a log-out everywhere else. */
export const LOGGED_OUT_EVERYWHERE = succeeded(
  'Überall abgemeldet',
  'Nur auf diesem Gerät bist Du noch angemeldet.',
);

/** Log-out fails. */
export function logOutFailed(message: string): Toast {
  return failed('Fehler bei der Abmeldung', message);
}

/** There is text that cannot be sent before a log-out: the person decides. */
export const TEXT_NOT_SENT = {
  title: 'Trotzdem abmelden?',
  text: 'Dein Text ist noch nicht gespeichert. Wenn Du Dich jetzt abmeldest, geht er verloren.',
};
