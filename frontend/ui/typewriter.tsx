import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { useMotion } from './motion.ts';
import styles from './typewriter.module.css';

const TYPING_MS = 40;
const ERASING_MS = 20;
const ERASE_DELAY_MS = 3000;
const START_DELAY_MS = 500;

/** State of the typewriter: `length` characters of the text whose turn it is. */
type TypingStep = { turn: number; length: number; erasing: boolean };

/** How long a step stays before the next. */
function delayOf({ length, erasing }: TypingStep, text: string): number {
  if (erasing) return ERASING_MS;
  if (length === 0) return START_DELAY_MS;
  return length === text.length ? ERASE_DELAY_MS : TYPING_MS;
}

/** The next step: a character more or less, or the next text. */
function nextStep({ turn, length, erasing }: TypingStep, text: string): TypingStep {
  if (erasing && length === 0) return { turn: turn + 1, length, erasing: false };
  const isErasing = erasing || length === text.length;
  return { turn, length: length + (isErasing ? -1 : 1), erasing: isErasing };
}

/**
 * Shows the first text, erases it, and types texts in a loop from the start index; still with reduced motion. The
 * prerendered page has the first text, so that the first paint is complete.
 */
export function Typewriter({ texts, startIndex }: { texts: [string, ...string[]]; startIndex: number }) {
  const { reduced, paused } = useMotion();
  const [step, setStep] = useState<TypingStep>({ turn: 0, length: texts[0].length, erasing: false });
  const index = step.turn === 0 ? 0 : (startIndex + step.turn - 1) % texts.length;
  const text = texts[index] ?? '';
  const isResting = reduced || paused;
  useTimeout(() => setStep(nextStep(step, text)), isResting ? null : delayOf(step, text), step);

  return (
    <span aria-hidden="true">
      {reduced ? text : text.slice(0, step.length)}
      <span className={styles.caret} data-resting={isResting} />
    </span>
  );
}
