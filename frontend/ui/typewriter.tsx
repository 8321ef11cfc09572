import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { useMotion } from './motion.ts';
import styles from './typewriter.module.css';

const TYPING_MS = 50;
const ERASE_DELAY_MS = 3000;
const START_DELAY_MS = 500;

type TypewriterProps = {
  texts: string[];
  startIndex?: number;
  typingMs?: number;
  eraseDelayMs?: number;
  startDelayMs?: number;
};

type Step = { index: number; length: number; erasing: boolean; round: number };

/** Types one text after another, waits, erases; decoration only, and a resting full text when motion is not wanted (SPEC §9). */
export function Typewriter(props: TypewriterProps) {
  const { texts, startIndex = 0, typingMs = TYPING_MS } = props;
  const { eraseDelayMs = ERASE_DELAY_MS, startDelayMs = START_DELAY_MS } = props;
  const { reduced, paused } = useMotion();
  const [step, setStep] = useState<Step>({ index: startIndex, length: 0, erasing: false, round: 0 });
  const text = texts[step.index] ?? '';

  const delay = () => {
    if (step.erasing) return typingMs / 2;
    if (step.length === 0) return startDelayMs;
    return step.length === text.length ? eraseDelayMs : typingMs;
  };
  useTimeout(() => setStep(next(step, texts)), reduced || paused ? null : delay(), step.round);

  return (
    <span className={styles.typewriter} aria-hidden="true">
      {reduced ? text : text.slice(0, step.length)}
      <span className={styles.caret} data-resting={reduced || paused} />
    </span>
  );
}

function next({ index, length, erasing, round: last }: Step, texts: string[]): Step {
  const text = texts[index] ?? '';
  const round = last + 1;
  if (erasing && length === 0) return { index: (index + 1) % texts.length, length, erasing: false, round };
  if (!erasing && length === text.length) return { index, length: length - 1, erasing: true, round };
  return { index, length: length + (erasing ? -1 : 1), erasing, round };
}
