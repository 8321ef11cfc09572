import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { entryCount } from '../lib/counts.ts';
import { shortDate } from '../lib/dates.ts';

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

export function exportedOn(day: string): string {
  return `Mitgenommen aus ${BRAND} am ${shortDate(day)}.`;
}

export function diaryFileName(day: string, extension: string): string {
  return `${BRAND}-Tagebuch-${day}.${extension}`;
}
