import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { useMotion } from './motion.ts';
import styles from './typewriter.module.css';

const TYPING_MS = 40;
const ERASING_MS = 20;
const ERASE_DELAY_MS = 3000;
const START_DELAY_MS = 500;

/** State of the typewriter: `length` characters of a text, and the text after it. */
type TypingStep = { index: number; next: number; length: number; erasing: boolean };

/** How long a step stays before the next. */
function delayOf({ index, length, erasing }: TypingStep, texts: string[]): number {
  if (erasing) return ERASING_MS;
  if (length === 0) return START_DELAY_MS;
  return length === texts[index]?.length ? ERASE_DELAY_MS : TYPING_MS;
}

/** The next step: a character more or less, or the next text. */
function nextStep(step: TypingStep, texts: string[]): TypingStep {
  const { index, next, length, erasing } = step;
  if (erasing && length === 0)
    return { index: next, next: (next + 1) % texts.length, length, erasing: false };
  const isErasing = erasing || length === texts[index]?.length;
  return { ...step, length: length + (isErasing ? -1 : 1), erasing: isErasing };
}

/**
 * Shows the first text, erases it, and types texts in a loop from the start index; still with reduced motion. The
 * prerendered page has the first text, so that the first paint is complete.
 */
export function Typewriter({ texts, startIndex }: { texts: [string, ...string[]]; startIndex: number }) {
  const { reduced, paused } = useMotion();
  const [step, setStep] = useState<TypingStep>({
    index: 0,
    next: startIndex,
    length: texts[0].length,
    erasing: false,
  });
  const text = texts[step.index] ?? '';
  const isResting = reduced || paused;
  useTimeout(() => setStep(nextStep(step, texts)), isResting ? null : delayOf(step, texts), step);

  return (
    <span aria-hidden="true">
      {reduced ? text : text.slice(0, step.length)}
      <span className={styles.caret} data-resting={isResting} />
    </span>
  );
}
