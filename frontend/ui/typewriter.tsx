import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { useMotion } from './motion.ts';
import styles from './typewriter.module.css';
import { delayOf, nextStep, type TypingStep } from './typing.ts';

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
