/** Formats a count, such as '1 Tag' or '3.650 Tage'. */
export function formatCount(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('de-DE')} ${many}`;
}

export function entryCount(count: number): string {
  return formatCount(count, 'Eintrag', 'Einträge');
}
