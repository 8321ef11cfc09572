/** Whoever changes what a cursor says changes this number, too. */
const VERSION = 1;
const FORM = /^1\.(\d{1,10})\.(\d{1,10})\.(\d{1,10})$/;

/** The place up to which somebody has read the changes of a person's answers, and the sequence's floor of that time. */
export interface AnswerCursor {
  userId: number;
  floor: number;
  sequence: number;
}

/** Writes a cursor, which means nothing to its reader. */
export function writeCursor({ userId, floor, sequence }: AnswerCursor): string {
  return Buffer.from([VERSION, userId, floor, sequence].join('.')).toString('base64url');
}

/** Reads a cursor; null for one of another version, and for any other text. */
export function readCursor(text: string): AnswerCursor | null {
  const found = FORM.exec(Buffer.from(text, 'base64url').toString());
  if (!found) return null;
  const [, userId, floor, sequence] = found.map(Number);
  return { userId: Number(userId), floor: Number(floor), sequence: Number(sequence) };
}
