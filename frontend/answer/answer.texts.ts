import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** What an update says when it succeeds and when it fails; the two pages word it differently. */
export type UpdateTexts = { updated: Toast; failed: Toast };

/** After an answer is saved, with the text of its milestone. */
export function answerSaved(text: string | undefined): Toast {
  return succeeded('Antwort gespeichert', text);
}

/** Nothing was typed. */
export const ANSWER_EMPTY = failed('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.');

/** Answer save fails. */
export const ANSWER_NOT_SAVED = failed(
  'Fehler beim Speichern',
  'Ihre Antwort konnte nicht gespeichert werden.',
);

/** An update on the daily page. */
export const DAILY_UPDATE: UpdateTexts = {
  updated: succeeded('Antwort aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihre Antwort konnte nicht aktualisiert werden.'),
};

/** An update in the diary. */
export const DIARY_UPDATE: UpdateTexts = {
  updated: succeeded('Eintrag aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihr Eintrag konnte nicht aktualisiert werden.'),
};

/** After an entry is deleted. */
export const ENTRY_DELETED = succeeded('Eintrag gelöscht');

/** Delete fails. */
export const ENTRY_NOT_DELETED = failed('Fehler beim Löschen', 'Ihr Eintrag konnte nicht gelöscht werden.');
