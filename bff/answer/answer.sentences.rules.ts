export const QUESTION = {
  text: 'Worüber habe ich mich heute schon gefreut?',
  hint: 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
};

/** The question about yesterday, while yesterday can still be answered. */
export const QUESTION_OF_YESTERDAY = 'Worüber habe ich mich gestern gefreut?';

export const UNANSWERED = 'Die Frage von heute ist noch nicht beantwortet.';
export const ALREADY_ANSWERED = 'Die Frage von heute ist bereits beantwortet.';
export const DAY_IS_OVER =
  'Für diesen Tag lässt sich keine Antwort speichern. Heb Deinen Text auf oder speichere ihn für heute.';
export const DAY_UNKNOWN = 'Der Tag muss „today“ oder „yesterday“ sein';

/** Shown for an answer that is missing or belongs to another person. */
export const ANSWER_NOT_FOUND = 'Dieser Eintrag wurde nicht gefunden.';
export const CHANGED_MEANWHILE = 'Dieser Eintrag wurde inzwischen an anderer Stelle geändert.';

/** Replaces a text that cannot be decrypted, when `isReadable` is false. */
export const UNREADABLE_CONTENT =
  'Dieser Eintrag kann gerade nicht gelesen werden. Er ist noch gespeichert. Bitte schreib uns.';
export const UNREADABLE_STAYS =
  'Dieser Eintrag kann gerade nicht gelesen werden und bleibt deshalb unverändert.';

export const UNDO_IS_OVER = 'Ein gelöschter Eintrag lässt sich nur zwei Minuten lang wiederherstellen.';
export const DAY_IS_TAKEN = 'Dieser Tag hat inzwischen einen anderen Eintrag.';
export const IS_BACK = 'Dieser Eintrag ist schon wieder da und wurde seitdem geändert.';

export const CURSOR_INVALID = 'Bitte „after“ unverändert aus „nextCursor“ übernehmen';
export const CURSOR_GONE =
  'Was sich seit diesem Stand geändert hat, lässt sich nicht mehr sagen. Bitte lies das Tagebuch einmal von vorn.';
export const INSTANT_INVALID = 'Bitte einen Zeitpunkt nach ISO 8601 angeben';
export const PAGE_SIZE_INVALID = 'Die Anzahl muss zwischen 1 und 1000 liegen';

/** The message for a full diary; takes the limit in megabytes. */
export function storageFull(maxMb: number): string {
  return `Dein Tagebuch ist voll (${maxMb} MB). Kürze oder lösche ältere Einträge, oder bitte uns über die Kontaktseite um mehr Platz.`;
}
