import type { CalendarDay } from '../platform/lib/clock.ts';
import { ConflictError } from '../platform/lib/errors.ts';
import type { AnswerView } from './answer.view.ts';
import { type AnswerTexts, isSame } from './answer-content.rules.ts';

/** Stored texts and the instant that names their version. */
interface StoredTexts extends AnswerTexts {
  updatedAt: Date;
}

/** A stored text without the text: the key of the answer or null for a draft, its day, and when it was last changed. */
export interface Version {
  id: number | null;
  day: CalendarDay;
  updatedAt: Date;
}

/** The stored answer or draft that a change met in place of its expected version. */
export interface Conflict {
  message: string;
  version: Version;
  answer?: AnswerView;
  draft?: StoredTexts;
}

/** The conflict error with the stored version. */
export function conflictWith(conflict: Conflict): ConflictError {
  return new ConflictError(conflict.message, { conflict });
}

/** Optimistic lock: returns false for another version with the same texts, and throws `conflict` for other texts. */
export function mayReplace(
  stored: StoredTexts,
  expected: Date | null,
  texts: AnswerTexts,
  conflict: () => ConflictError,
): boolean {
  if (stored.updatedAt.getTime() === expected?.getTime()) return true;
  if (isSame(stored, texts)) return false;
  throw conflict();
}
