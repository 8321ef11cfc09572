import { UPDATE_FAILED, type UpdateToasts } from '../answer/update-toasts.ts';
import { longDate } from '../lib/dates.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const DIARY_UPDATE: UpdateToasts = {
  updated: succeeded('Eintrag aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihr Eintrag konnte nicht aktualisiert werden.'),
};

/** Toast after a deletion; names the day, because several undos may be open. */
export function deletionOf(day: string): Toast {
  return succeeded('Eintrag gelöscht', longDate(day));
}

export const ENTRY_RESTORED = succeeded('Eintrag wiederhergestellt');

/** Toast after a failed undo, with the server's reason. */
export function entryNotRestored(message: string): Toast {
  return failed('Fehler beim Wiederherstellen', message);
}

/** Toast after a refused deletion, with the server's reason. */
export function entryNotDeleted(message: string): Toast {
  return failed('Fehler beim Löschen', message);
}

export const ENTRY_NOT_DELETED: Toast = {
  ...entryNotDeleted('Ihr Eintrag konnte nicht gelöscht werden.'),
  advice: 'Steht er noch da, versuche es noch einmal.',
};
