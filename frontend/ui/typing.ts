/** The speed of a typewriter: for each character, before a text is erased, before the next one starts. */
export type TypingSpeed = { typingMs: number; eraseDelayMs: number; startDelayMs: number };

/** The default speed. */
export const TYPING_SPEED: TypingSpeed = { typingMs: 50, eraseDelayMs: 3000, startDelayMs: 500 };

/** A state of the typewriter: `length` characters of one text; `round` counts the steps. */
export type TypingStep = { index: number; length: number; erasing: boolean; round: number };

/** The time from this step to the next one. */
export function delayOf({ index, length, erasing }: TypingStep, texts: string[], speed: TypingSpeed): number {
  if (erasing) return speed.typingMs / 2;
  if (length === 0) return speed.startDelayMs;
  return length === texts[index]?.length ? speed.eraseDelayMs : speed.typingMs;
}

/** The step after this one: one character more or less, or the next text. */
export function nextStep({ index, length, erasing, round: last }: TypingStep, texts: string[]): TypingStep {
  const text = texts[index] ?? '';
  const round = last + 1;
  if (erasing && length === 0) return { index: (index + 1) % texts.length, length, erasing: false, round };
  if (!erasing && length === text.length) return { index, length: length - 1, erasing: true, round };
  return { index, length: length + (erasing ? -1 : 1), erasing, round };
}
