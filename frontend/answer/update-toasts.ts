import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const ANSWER_SAVED = succeeded('Antwort gespeichert');

export const ANSWER_NOT_SAVED = failed(
  'Fehler beim Speichern',
  'Ihre Antwort konnte nicht gespeichert werden.',
);

export const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** Toasts of an update; the daily page and the diary use different wording. */
export type UpdateToasts = { updated: Toast; failed: Toast };
