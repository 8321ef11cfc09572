import { BRAND } from '../platform/lib/brand.rules.ts';

/** The name of the file that holds everything a person has saved up to this day, given as `yyyy-MM-dd`. */
export function exportFileName(day: string): string {
  return `${BRAND}-data-${day}.json`;
}
