import { BRAND } from '../../bff/platform/lib/brand.rules.ts';

export const DIARY_TITLE = 'Mein Tagebuch';

/** Warning in an exported file, which is readable for everybody who has it. */
export const NOT_ENCRYPTED = 'Diese Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann alles lesen.';

export function diaryFileName(day: string, extension: string): string {
  return `${BRAND}-Tagebuch-${day}.${extension}`;
}
