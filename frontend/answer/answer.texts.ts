import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** The title of the toast after a failed update. */
export const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** The toasts of an update; the two pages word them differently. */
export type UpdateTexts = { updated: Toast; failed: Toast };

/** The toast after an answer is saved, with the text of its milestone. */
export function answerSaved(text: string | undefined): Toast {
  return succeeded('Antwort gespeichert', text);
}

/** The toast for an empty answer. */
export const ANSWER_EMPTY = failed('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.');

/** The toast after a failed save. */
export const ANSWER_NOT_SAVED = failed(
  'Fehler beim Speichern',
  'Ihre Antwort konnte nicht gespeichert werden.',
);

/** The toasts of an update on the daily page. */
export const DAILY_UPDATE: UpdateTexts = {
  updated: succeeded('Antwort aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihre Antwort konnte nicht aktualisiert werden.'),
};
