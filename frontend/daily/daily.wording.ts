import { UPDATE_FAILED, type UpdateToasts } from '../answer/update-toasts.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

export const ANSWER_EMPTY = failed('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.');

export const DAILY_UPDATE: UpdateToasts = {
  updated: succeeded('Antwort aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihre Antwort konnte nicht aktualisiert werden.'),
};

/** A longer text is shown smaller, and stands on quiet ground. */
export const SHORT_TEXT_LENGTH = 200;
