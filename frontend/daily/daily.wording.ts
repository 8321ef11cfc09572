import { UPDATE_FAILED, type UpdateToasts } from '../answer/answer.wording.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

/** The toast after an answer is saved. */
export const ANSWER_SAVED = succeeded('Antwort gespeichert');

/** The toast for an empty answer. */
export const ANSWER_EMPTY = failed('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.');

/** What the field of an empty answer says, below the toast. */
export const STILL_EMPTY = 'Noch leer. Ein Satz genügt.';

/** The toast after a failed save. */
export const ANSWER_NOT_SAVED = failed(
  'Fehler beim Speichern',
  'Ihre Antwort konnte nicht gespeichert werden.',
);

/** The toasts of an update on the daily page. */
export const DAILY_UPDATE: UpdateToasts = {
  updated: succeeded('Antwort aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihre Antwort konnte nicht aktualisiert werden.'),
};

/** Welcomes somebody who has not written for a while: with what is there, and no word about days without an answer. */
export function welcomeBack(count: number): string {
  const moments =
    count === 1 ? 'Ein guter Moment ist' : `${count.toLocaleString('de-DE')}\u00a0gute Momente sind`;
  return `Schön, dass Du wieder da bist. ${moments} noch da.`;
}
