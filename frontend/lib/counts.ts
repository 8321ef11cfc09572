/** Formats a count, such as '1 Tag' or '3.650 Tage'. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('de-DE')} ${many}`;
}

/** Formats a number of entries. */
export function entryCount(count: number): string {
  return counted(count, 'Eintrag', 'Einträge');
}
