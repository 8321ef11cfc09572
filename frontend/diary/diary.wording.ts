import { UPDATE_FAILED, type UpdateToasts } from '../answer/answer.wording.ts';
import { entryCount } from '../lib/counts.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** The toasts of an update in the diary. */
export const DIARY_UPDATE: UpdateToasts = {
  updated: succeeded('Eintrag aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihr Eintrag konnte nicht aktualisiert werden.'),
};

/** The toast after an entry is deleted. */
export const ENTRY_DELETED = succeeded('Eintrag gelöscht');

/** The toast after a deletion is undone. */
export const ENTRY_RESTORED = succeeded('Eintrag wiederhergestellt');

/** The toast after a deletion could not be undone, for the reason that the server gives. */
export function entryNotRestored(message: string): Toast {
  return failed('Fehler beim Wiederherstellen', message);
}

/** The toast after a failed deletion. */
export const ENTRY_NOT_DELETED = failed('Fehler beim Löschen', 'Ihr Eintrag konnte nicht gelöscht werden.');

/** Where entries are missing on paper. */
export function notOnPaper(count: number): string {
  return `Hier ${count === 1 ? 'fehlt' : 'fehlen'} ${entryCount(count)}: beim Drucken noch nicht geladen.`;
}
