import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { entryCount } from '../lib/counts.ts';
import { shortDate } from '../lib/dates.ts';
import { UNKNOWN_FAILURE } from '../lib/failure.ts';
import { failed, succeeded, type Toast } from '../ui/toast-store.ts';

export const DIARY_TITLE = 'Mein Tagebuch';

/** Warning in an exported file, which is readable for everybody who has it. */
export const NOT_ENCRYPTED = 'Diese Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann alles lesen.';

/** The number of entries on these days, oldest first, with the first and last day. */
export function extentOf(days: readonly string[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return 'Noch keine Einträge';
  const from = `${entryCount(days.length)} vom ${shortDate(first)}`;
  return days.length === 1 ? from : `${from} bis ${shortDate(last)}`;
}

/** The day and origin of an export. */
export function exportedOn(day: string): string {
  return `Mitgenommen aus ${BRAND} am ${shortDate(day)}.`;
}

/** Name of an exported file. */
export function diaryFileName(day: string, extension: string): string {
  return `${BRAND}-Tagebuch-${day}.${extension}`;
}

export const EXPORTED = succeeded('Export erfolgreich');

/** An export that broke off during the transfer. */
export const EXPORT_BROKEN =
  'Der Export ist unterwegs abgebrochen, und es wurde nichts gespeichert. Bitte versuche es noch einmal.';

/** Toast after a failed export. */
export function exportFailed(message: string): Toast {
  return failed('Export fehlgeschlagen', message || UNKNOWN_FAILURE);
}
