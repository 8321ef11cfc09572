import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const LOGGED_OUT = succeeded('Abgemeldet');

export const LOGGED_OUT_EVERYWHERE = succeeded(
  'Überall abgemeldet',
  'Nur auf diesem Gerät bist Du noch angemeldet.',
);

/** Toast after a failed log-out. */
export function logOutFailed(message: string): Toast {
  return failed('Fehler bei der Abmeldung', message);
}

/** Question before a log-out that would lose unsent text. */
export const TEXT_NOT_SENT = {
  title: 'Trotzdem abmelden?',
  text: 'Dein Text ist noch nicht gespeichert. Wenn Du Dich jetzt abmeldest, geht er verloren.',
};
