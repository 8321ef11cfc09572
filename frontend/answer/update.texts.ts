import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** The title of the toast after a failed update. */
export const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** The toasts of an update; the two pages word them differently. */
export type UpdateTexts = { updated: Toast; failed: Toast };

/** The toasts of an update on the daily page. */
export const DAILY_UPDATE: UpdateTexts = {
  updated: succeeded('Antwort aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihre Antwort konnte nicht aktualisiert werden.'),
};
