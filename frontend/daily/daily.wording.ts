import { UPDATE_FAILED, type UpdateToasts } from '../answer/update-toasts.ts';
import { entryCount } from '../lib/counts.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

export const ANSWER_SAVED = succeeded('Antwort gespeichert');

export const ANSWER_EMPTY = failed('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.');

/** Below the question until the first entry. */
export const ENOUGH = 'Ein Satz genügt. Du kannst ihn jederzeit ändern.';

export const STILL_EMPTY = 'Noch leer. Ein Satz genügt.';

export const ANSWER_NOT_SAVED = failed(
  'Fehler beim Speichern',
  'Ihre Antwort konnte nicht gespeichert werden.',
);

export const DAILY_UPDATE: UpdateToasts = {
  updated: succeeded('Antwort aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihre Antwort konnte nicht aktualisiert werden.'),
};

/** Welcome for a person who has not written for a while: names the entries, never the missed days. */
export function welcomeBack(count: number): string {
  const they = count === 1 ? 'Dein Eintrag ist' : `Deine ${entryCount(count)} sind`;
  return `Schön, dass Du wieder da bist. ${they} es auch.`;
}

/** A longer text is shown smaller, and stands on quiet ground. */
export const SHORT_TEXT_LENGTH = 200;

/** Longer answers reach the land on a phone, so they stand on a card. */
export const TALL_TEXT_LENGTH = 110;
