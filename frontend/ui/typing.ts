/** Delays of a typewriter: for each character, before erasing a text, before starting the next. */
export type TypingSpeed = { typingMs: number; eraseDelayMs: number; startDelayMs: number };

/** State of the typewriter: `length` characters of a text; `round` counts the steps. */
export type TypingStep = { index: number; length: number; erasing: boolean; round: number };

/** The delay before the next step. */
export function delayOf({ index, length, erasing }: TypingStep, texts: string[], speed: TypingSpeed): number {
  if (erasing) return speed.typingMs / 2;
  if (length === 0) return speed.startDelayMs;
  return length === texts[index]?.length ? speed.eraseDelayMs : speed.typingMs;
}

/** The next step: a character more or less, or the next text. */
export function nextStep({ index, length, erasing, round: last }: TypingStep, texts: string[]): TypingStep {
  const text = texts[index] ?? '';
  const round = last + 1;
  if (erasing && length === 0) return { index: (index + 1) % texts.length, length, erasing: false, round };
  if (!erasing && length === text.length) return { index, length: length - 1, erasing: true, round };
  return { index, length: length + (erasing ? -1 : 1), erasing, round };
}
