import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { entryCount } from '../lib/counts.ts';
import { shortDate } from '../lib/dates.ts';
import { UNKNOWN_FAILURE } from '../lib/failure.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

/** The title of a diary that is taken along. */
export const DIARY_TITLE = 'Mein Tagebuch';

/** The warning in a file that anybody who has the file can read. */
export const NOT_ENCRYPTED = 'Diese Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann alles lesen.';

/** How many entries there are on these days, oldest first, and from when to when. */
export function extentOf(days: readonly string[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return 'Noch keine Einträge';
  const from = `${entryCount(days.length)} vom ${shortDate(first)}`;
  return days.length === 1 ? from : `${from} bis ${shortDate(last)}`;
}

/** When a diary was taken along, and from where. */
export function takenOn(day: string): string {
  return `Mitgenommen aus ${BRAND} am ${shortDate(day)}.`;
}

/** The name of a file with a diary. */
export function diaryFileName(day: string, extension: string): string {
  return `${BRAND}-Tagebuch-${day}.${extension}`;
}

/** After an export. */
export const EXPORTED = succeeded('Export erfolgreich');

/** An export that broke off on its way. */
export const EXPORT_BROKEN =
  'Der Export ist unterwegs abgebrochen, und es wurde nichts gespeichert. Bitte versuche es noch einmal.';

/** Export fails. */
export function exportFailed(message: string): Toast {
  return failed('Export fehlgeschlagen', message || UNKNOWN_FAILURE);
}
