import { type FormEvent, useRef, useState } from 'react';
import { ANSWER_MAX_CODE_POINTS } from '../../bff/answer/answer-length.rules.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { News } from '../writing/events.ts';
import { LateVersions } from '../writing/late-versions.tsx';
import { type Answer, isInDanger, isSaving, type Saved, TODAY } from '../writing/text.ts';
import { CHOOSE_A_VERSION, TextStatus } from '../writing/text-status.tsx';
import { useText } from '../writing/use-text.ts';
import { ANSWER_EMPTY, ANSWER_NOT_SAVED } from './answer.texts.ts';
import styles from './daily.module.css';
import card from './question-card.module.css';
import { useAnswerRule } from './use-answer-rule.ts';

type QuestionFormProps = {
  question: { text: string; hint: string };
  day: string | null;
  onSaved: (saved: Saved) => void;
  onAnsweredElsewhere: (answer: Answer) => void;
};

/** The question with its draft; saving turns the draft into today's answer, later if there is no network. */
export function QuestionForm({ question, day, onSaved, onAnsweredElsewhere }: QuestionFormProps) {
  const { text, input, type, dispatch } = useText(useUserId(), TODAY, { answer: null, day }, hear);
  const answerFault = useAnswerRule();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = isSaving(text);
  useUnfinished(text.isTouched && input !== '', !isInDanger(text));

  function refuse(message: string | undefined, toast = ANSWER_NOT_SAVED) {
    setError(message);
    showToast(toast);
    field.current?.focus();
  }

  function hear(news: News) {
    switch (news.is) {
      case 'saved':
        return onSaved(news.saved);
      case 'late':
        if (news.isAsked) showToast(ANSWER_NOT_SAVED);
        return onAnsweredElsewhere(news.answer);
      case 'undecided':
        return refuse(CHOOSE_A_VERSION);
      case 'failed': {
        const { outcome } = news;
        if (outcome.is === 'refused') refuse(outcome.failure.fault ?? outcome.failure.message);
        // To be without a network is no failure: the line below says what happens to the text.
        else if (outcome.is === 'contested' || outcome.failure) showToast(ANSWER_NOT_SAVED);
      }
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (input.trim() === '') return refuse('Bitte geben Sie eine Antwort ein.', ANSWER_EMPTY);
    const fault = await answerFault(input);
    if (fault) refuse(fault);
    else dispatch({ is: 'asked' });
  }

  return (
    <form className={`card ${card.card}`} onSubmit={submit} noValidate>
      <PageHeading className={card.question}>
        <label htmlFor="answer">{question.text}</label>
      </PageHeading>
      <p id="hint" className={styles.hint}>
        {question.hint}
      </p>
      <TextArea
        ref={field}
        id="answer"
        value={input}
        maxCodePoints={ANSWER_MAX_CODE_POINTS}
        readOnly={isBusy || !text.isReady}
        error={error}
        aria-describedby="hint"
        onChange={(event) => {
          setError(undefined);
          type(event.target.value);
        }}
      />
      <LateVersions text={text} dispatch={dispatch} />
      <div className={styles.actions}>
        <TextStatus text={text} />
        <Button type="submit" pending={isBusy} pendingLabel="Speichere...">
          Antwort speichern
        </Button>
      </div>
    </form>
  );
}
