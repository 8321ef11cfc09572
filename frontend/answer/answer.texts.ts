import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

const UPDATE_FAILED = 'Fehler beim Aktualisieren';

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

/** The toasts of an update in the diary. */
export const DIARY_UPDATE: UpdateTexts = {
  updated: succeeded('Eintrag aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihr Eintrag konnte nicht aktualisiert werden.'),
};

/** The toast after an entry is deleted. */
export const ENTRY_DELETED = succeeded('Eintrag gelöscht');

/** The toast after a failed deletion. */
export const ENTRY_NOT_DELETED = failed('Fehler beim Löschen', 'Ihr Eintrag konnte nicht gelöscht werden.');
