const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Whether a text has nothing to see: only white space and zero-width characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
