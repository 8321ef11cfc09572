import { AppError } from './errors.ts';
import { toNfc } from './nfc.rules.ts';

/** A stored text and the instant that names its version. */
interface Version {
  content: string;
  updatedAt: Date;
}

/** Whether two texts are the same in Unicode NFC; stored ones may be older than the rule. */
export function isSameText(a: string, b: string): boolean {
  return a === b || toNfc(a) === toNfc(b);
}

/** The `CONFLICT` that shows its reader the stored version. */
export function conflictWith({ content, updatedAt }: Version, message: string): AppError {
  return new AppError('CONFLICT', message, { current: { content, updatedAt: updatedAt.toISOString() } });
}

/** Optimistic lock: false for another version with the same text; throws `CONFLICT` with one of another text. */
export function mayReplace(
  stored: Version,
  expected: Date | null,
  content: string,
  message: string,
): boolean {
  if (stored.updatedAt.getTime() === expected?.getTime()) return true;
  if (isSameText(stored.content, content)) return false;
  throw conflictWith(stored, message);
}
