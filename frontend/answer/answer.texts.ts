import type { Toast } from '../ui/toast-store.ts';

const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** What an update says when it succeeds and when it fails; the two pages word it differently. */
export type UpdateTexts = { updated: Toast; failed: Toast };

/** After an answer is saved, with the text of its milestone. */
export function answerSaved(text: string | undefined): Toast {
  return { kind: 'success', title: 'Antwort gespeichert', text };
}

/** Nothing was typed. */
export const ANSWER_EMPTY: Toast = {
  kind: 'error',
  title: 'Fehler beim Speichern',
  text: 'Bitte geben Sie eine Antwort ein.',
};

/** Answer save fails. */
export const ANSWER_NOT_SAVED: Toast = {
  kind: 'error',
  title: 'Fehler beim Speichern',
  text: 'Ihre Antwort konnte nicht gespeichert werden.',
};

/** An update on the daily page. */
export const DAILY_UPDATE: UpdateTexts = {
  updated: { kind: 'success', title: 'Antwort aktualisiert' },
  failed: { kind: 'error', title: UPDATE_FAILED, text: 'Ihre Antwort konnte nicht aktualisiert werden.' },
};

/** An update in the diary. */
export const DIARY_UPDATE: UpdateTexts = {
  updated: { kind: 'success', title: 'Eintrag aktualisiert' },
  failed: { kind: 'error', title: UPDATE_FAILED, text: 'Ihr Eintrag konnte nicht aktualisiert werden.' },
};

/** After an entry is deleted. */
export const ENTRY_DELETED: Toast = { kind: 'success', title: 'Eintrag gelöscht' };

/** Delete fails. */
export const ENTRY_NOT_DELETED: Toast = {
  kind: 'error',
  title: 'Fehler beim Löschen',
  text: 'Ihr Eintrag konnte nicht gelöscht werden.',
};
