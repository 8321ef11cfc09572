/** Delays of a typewriter: for each character, before erasing a text, before starting the next. */
export type TypingSpeed = { typingMs: number; eraseDelayMs: number; startDelayMs: number };

/** State of the typewriter: `length` characters of a text, and the text after it; `round` counts the steps. */
export type TypingStep = { index: number; next: number; length: number; erasing: boolean; round: number };

export function delayOf({ index, length, erasing }: TypingStep, texts: string[], speed: TypingSpeed): number {
  if (erasing) return speed.typingMs / 2;
  if (length === 0) return speed.startDelayMs;
  return length === texts[index]?.length ? speed.eraseDelayMs : speed.typingMs;
}

/** The next step: a character more or less, or the next text. */
export function nextStep({ round: last, ...step }: TypingStep, texts: string[]): TypingStep {
  const { index, next, length, erasing } = step;
  const text = texts[index] ?? '';
  const round = last + 1;
  if (erasing && length === 0) {
    return { index: next, next: (next + 1) % texts.length, length, erasing: false, round };
  }
  const starts = !erasing && length === text.length;
  return { ...step, length: length + (erasing || starts ? -1 : 1), erasing: erasing || starts, round };
}
