import { UPDATE_FAILED, type UpdateToasts } from '../answer/update-toasts.ts';
import { entryCount, formatCount } from '../lib/counts.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const DIARY_UPDATE: UpdateToasts = {
  updated: succeeded('Eintrag aktualisiert'),
  failed: failed(UPDATE_FAILED, 'Ihr Eintrag konnte nicht aktualisiert werden.'),
};

export const ENTRY_DELETED = succeeded('Eintrag gelöscht');

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

/** What a deletion does to the current run, in days. */
export function runWillBe(after: number, before: number): string {
  if (after === 0) return `Deine Serie von ${formatCount(before, 'Tag', 'Tagen')} ist dann zu Ende.`;
  return `Deine Serie ist dann ${after} statt ${formatCount(before, 'Tag', 'Tage')} lang.`;
}

/** Printed in place of entries that were not loaded. */
export function notOnPaper(count: number): string {
  return `Hier ${count === 1 ? 'fehlt' : 'fehlen'} ${entryCount(count)}: beim Drucken noch nicht geladen.`;
}
