import { UPDATE_FAILED, type UpdateToasts } from '../answer/answer.wording.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

/** The toast after an answer is saved. */
export const ANSWER_SAVED = succeeded('Antwort gespeichert');

/** The toast for an empty answer. */
export const ANSWER_EMPTY = failed('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.');

/** The hint in the empty field, below the toast. */
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

/** Welcomes a person back after a pause: names what is there, and says nothing about missed days. */
export function welcomeBack(count: number): string {
  const moments =
    count === 1 ? 'Ein guter Moment ist' : `${count.toLocaleString('de-DE')}\u00a0gute Momente sind`;
  return `Schön, dass Du wieder da bist. ${moments} noch da.`;
}
