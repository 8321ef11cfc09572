const TWO_DIGIT_DAY = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: 'long', year: 'numeric' });

/** Formats an instant as 'dd. MMMM yyyy' in German, or 'Unbekannt' without an instant. */
export function memberSince(instant: string | null | undefined): string {
  const date = new Date(instant ?? '');
  return Number.isNaN(date.getTime()) ? 'Unbekannt' : TWO_DIGIT_DAY.format(date);
}
