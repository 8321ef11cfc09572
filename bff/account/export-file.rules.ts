import { BRAND } from '../platform/lib/brand.rules.ts';

/** The file name of an export made on this day (`yyyy-MM-dd`). */
export function exportFileName(day: string): string {
  return `${BRAND}-data-${day}.json`;
}
