const YEARS = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** The heading over a memory: so many years ago, or a month ago for 0. */
export function timeAgo(yearsAgo: number): string {
  if (yearsAgo === 0) return 'Heute vor einem Monat';
  if (yearsAgo === 1) return 'Heute vor einem Jahr';
  return `Heute vor ${YEARS[yearsAgo - 2] ?? yearsAgo}\u00a0Jahren`;
}

export const NOT_CHANGED = 'Fehler beim Speichern';
