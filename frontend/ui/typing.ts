const TYPING_MS = 40;
const ERASING_MS = 20;
const ERASE_DELAY_MS = 3000;
const START_DELAY_MS = 500;

/** State of the typewriter: `length` characters of a text, and the text after it. */
export type TypingStep = { index: number; next: number; length: number; erasing: boolean };

/** How long a step stays before the next. */
export function delayOf({ index, length, erasing }: TypingStep, texts: string[]): number {
  if (erasing) return ERASING_MS;
  if (length === 0) return START_DELAY_MS;
  return length === texts[index]?.length ? ERASE_DELAY_MS : TYPING_MS;
}

/** The next step: a character more or less, or the next text. */
export function nextStep(step: TypingStep, texts: string[]): TypingStep {
  const { index, next, length, erasing } = step;
  if (erasing && length === 0)
    return { index: next, next: (next + 1) % texts.length, length, erasing: false };
  const isErasing = erasing || length === texts[index]?.length;
  return { ...step, length: length + (isErasing ? -1 : 1), erasing: isErasing };
}
