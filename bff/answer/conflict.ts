import type { Conflict } from '../platform/graphql/resolvers.generated.ts';
import { ConflictError } from '../platform/lib/errors.ts';
import { type AnswerTexts, isSame } from './answer-content.rules.ts';

/** Makes the error that returns the stored version to the client. */
export function conflictWith(conflict: Conflict): ConflictError {
  return new ConflictError(conflict.message, { conflict });
}

/** Optimistic lock: returns false for another version with the same texts, and throws `conflict` for other texts. */
export function mayReplace(
  stored: AnswerTexts & { updatedAt: Date },
  expected: Date | null,
  texts: AnswerTexts,
  conflict: () => ConflictError,
): boolean {
  if (stored.updatedAt.getTime() === expected?.getTime()) return true;
  if (isSame(stored, texts)) return false;
  throw conflict();
}
