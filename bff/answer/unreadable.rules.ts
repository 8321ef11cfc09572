/** Stands for a text that cannot be decrypted; `isReadable` is false then. */
export const UNREADABLE_CONTENT =
  'Dieser Eintrag kann gerade nicht gelesen werden. Er ist noch gespeichert. Bitte schreib uns.';
