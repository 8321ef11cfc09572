import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { ANSWER_TEXTS } from '../../bff/answer/answer-content.rules.ts';
import { storeDemoSentence } from '../lib/demo-sentence.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { StartButton } from '../session/start-button.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { SAVE_ANSWER, SAVING } from '../ui/ui.wording.ts';
import styles from './demo.module.css';
import { PROMPTS } from './demo-prompts.ts';
import { EMPTY, type useDemo } from './use-demo.ts';

const LABELS = {
  open: SAVE_ANSWER,
  saving: SAVE_ANSWER,
  saved: 'Gespeichert',
  locked: 'Für heute bereits beantwortet',
};

/** The question of the demo: a field, a button that stays focusable when locked, and the offer to register. */
export function DemoCard({ demo }: { demo: ReturnType<typeof useDemo> }) {
  const hydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [random] = useState(() => Math.floor(Math.random() * PROMPTS.length));
  const [error, setError] = useState<string>();
  const { phase, answer, entries } = demo;
  const isAnswered = phase === 'saved' || phase === 'locked';

  // Keep the text that was typed before hydration.
  const takeOver = useEffectEvent(() => {
    if (field.current?.value) demo.type(field.current.value);
  });
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    // Never focus on touch devices, where the keyboard would cover the page.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    demo.save();
    const isEmpty = phase === 'open' && answer.trim() === '';
    setError(isEmpty ? EMPTY.text : undefined);
    if (isEmpty) field.current?.focus();
  }

  return (
    <form className="card writing" onSubmit={submit} noValidate>
      <h2 className={styles.question}>
        <label htmlFor="demo-answer">{QUESTION.text}</label>
      </h2>
      <div hidden={isAnswered}>
        <p id="demo-hint" className="question-hint">
          {QUESTION.hint}
        </p>
        <TextArea
          ref={field}
          id="demo-answer"
          value={answer}
          maxCodePoints={ANSWER_TEXTS.content.maxCodePoints}
          placeholder={hydrated && phase === 'open' ? PROMPTS[random] : ''}
          readOnly={phase !== 'open'}
          aria-describedby="demo-hint"
          error={error}
          onChange={(event) => {
            setError(undefined);
            demo.type(event.target.value);
          }}
        />
      </div>
      <div className={styles.actions}>
        <Button
          kind="primary"
          type="submit"
          disabled={!hydrated}
          pending={phase === 'saving'}
          pendingLabel={SAVING}
          aria-disabled={isAnswered || undefined}
        >
          {LABELS[phase]}
        </Button>
      </div>
      {isAnswered && entries[0] && <DemoOffer sentence={entries[0].content} />}
    </form>
  );
}

function DemoOffer({ sentence }: { sentence: string }) {
  return (
    <section className={`notice ${styles.offer}`} aria-labelledby="demo-offer">
      <blockquote dir="auto">{sentence}</blockquote>
      <h3 id="demo-offer">Willst Du Deinen Satz behalten?</h3>
      <p>Er kommt mit in Dein Tagebuch.</p>
      <StartButton onClick={() => storeDemoSentence(sentence)}>Konto erstellen</StartButton>
    </section>
  );
}
