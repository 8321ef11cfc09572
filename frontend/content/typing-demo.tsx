import { useState } from 'react';
import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { calendarDay, longDate } from '../lib/dates.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { MotionToggle } from '../ui/motion-toggle.tsx';
import { Typewriter } from '../ui/typewriter.tsx';
import { SAMPLE_ANSWERS } from './sample-answers.ts';
import styles from './typing-demo.module.css';

/** The example card of the hero: today's date, the question, and answers typed out in a loop from a random start. */
export function TypingDemo() {
  const hydrated = useHydrated();
  const [startIndex] = useState(() => Math.floor(Math.random() * SAMPLE_ANSWERS.length));

  return (
    <figure className={`card ${styles.card}`} aria-label="Beispiel einer Tagesfrage">
      <p className={`small ${styles.date}`}>{hydrated && longDate(calendarDay(new Date()))}</p>
      <p className={styles.question}>{QUESTION.text}</p>
      <p className="visually-hidden">Beispielantwort: {SAMPLE_ANSWERS[0]}</p>
      <p className={styles.answer} data-longest={SAMPLE_ANSWERS[0]}>
        <Typewriter texts={SAMPLE_ANSWERS} startIndex={startIndex} />
      </p>
      <MotionToggle />
    </figure>
  );
}
