import { AppError } from '../platform/lib/errors.ts';
import { type AnswerTexts, isSame, textsOf } from './answer-content.rules.ts';

/** Stored texts and the instant that names their version. */
interface Version extends AnswerTexts {
  updatedAt: Date;
}

/** The `CONFLICT` that shows its reader the stored version. */
export function conflictWith(stored: Version, message: string): AppError {
  const current = { ...textsOf(stored), updatedAt: stored.updatedAt.toISOString() };
  return new AppError('CONFLICT', message, { current });
}

/** Optimistic lock: false for another version with the same texts; throws `CONFLICT` with one of other texts. */
export function mayReplace(
  stored: Version,
  expected: Date | null,
  texts: AnswerTexts,
  message: string,
): boolean {
  if (stored.updatedAt.getTime() === expected?.getTime()) return true;
  if (isSame(stored, texts)) return false;
  throw conflictWith(stored, message);
}
