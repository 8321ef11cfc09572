const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Checks whether a text has only white space and zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
