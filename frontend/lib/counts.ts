/** Formats a count, such as '1 Tag' or '3.650 Tage'. */
export function formatCount(count: number, one: string, many: string): string {
  if (count === 1) return `1 ${one}`;
  // Without Intl, as the names in `dates.ts`.
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, '.')} ${many}`;
}

export function entryCount(count: number): string {
  return formatCount(count, 'Eintrag', 'Einträge');
}
