import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { useMotion } from './motion.ts';
import styles from './typewriter.module.css';
import { delayOf, nextStep, type TypingSpeed, type TypingStep } from './typing.ts';

type TypewriterProps = { texts: string[]; startIndex: number; speed: TypingSpeed };

/** Types, waits and erases texts in a loop; decorative, and a full text with reduced motion. */
export function Typewriter({ texts, startIndex, speed }: TypewriterProps) {
  const { reduced, paused } = useMotion();
  const [step, setStep] = useState<TypingStep>({ index: startIndex, length: 0, erasing: false, round: 0 });
  const text = texts[step.index] ?? '';
  const delayMs = delayOf(step, texts, speed);
  useTimeout(() => setStep(nextStep(step, texts)), reduced || paused ? null : delayMs, step.round);

  return (
    <span className={styles.typewriter} aria-hidden="true">
      {reduced ? text : text.slice(0, step.length)}
      <span className={styles.caret} data-resting={reduced || paused} />
    </span>
  );
}
