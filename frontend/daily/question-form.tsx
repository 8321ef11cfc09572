import { useState } from 'react';
import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { AnswerForm } from '../answer/answer-form.tsx';
import { ANSWER_NOT_SAVED } from '../answer/update-toasts.ts';
import { isQuietDay, noteQuietDay } from '../lib/quiet-day.ts';
import { useUserId } from '../session/use-current-user.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { showToast } from '../ui/toast-store.ts';
import { SAVE_ANSWER } from '../ui/ui.wording.ts';
import type { News } from '../writing/events.ts';
import type { Answer, Saved } from '../writing/text.ts';
import { BelowField } from './below-field.tsx';
import { ANSWER_EMPTY } from './daily.wording.ts';
import type { DailyCard } from './daily-view.ts';
import card from './question-card.module.css';

type QuestionFormProps = Pick<
  DailyCard,
  'field' | 'question' | 'prompts' | 'entries' | 'day' | 'yesterday'
> & {
  onSaved: (saved: Saved) => void;
  onAnsweredElsewhere: (answer: Answer) => void;
};

/** The question with its draft. Saving makes the draft the answer of the day; offline the save happens later. */
export function QuestionForm(props: QuestionFormProps) {
  const { field, question, prompts, entries, day, yesterday, onSaved, onAnsweredElsewhere } = props;
  const userId = useUserId();
  const [isQuiet, setIsQuiet] = useState(() => isQuietDay(userId));
  const [prompt, setPrompt] = useState(0);
  const placeholder =
    prompts.length > 0 && !isQuiet ? `z.\u00a0B. ${prompts[prompt % prompts.length]}` : undefined;

  function changeQuiet(next: boolean) {
    noteQuietDay(userId, next);
    setIsQuiet(next);
  }

  function onNews(news: News) {
    if (news.is === 'saved') return onSaved(news.saved);
    // Being offline is no failure: the status line says what happens to the text.
    const isOffline =
      news.is === 'failed' && news.outcome.is === 'unreachable' && news.outcome.failure === null;
    if (!isOffline && (news.is !== 'dayAnswered' || news.isExplicit)) showToast(ANSWER_NOT_SAVED);
    if (news.is === 'dayAnswered') onAnsweredElsewhere(news.answer);
  }

  return (
    <AnswerForm
      className={`card ${card.form}`}
      field={field}
      known={{ answer: null, day, yesterday }}
      first={{ id: 'answer', 'aria-describedby': 'hint', placeholder }}
      submitLabel={SAVE_ANSWER}
      emptySentence="Noch leer. Ein Satz genügt."
      below={(content) => (
        <BelowField
          content={content}
          isQuiet={isQuiet}
          hasEntries={entries > 0}
          nextPrompt={prompt > 0 ? placeholder : undefined}
          onNextPrompt={prompts.length > 1 ? () => setPrompt(prompt + 1) : undefined}
          onQuiet={changeQuiet}
        />
      )}
      onNews={onNews}
      onRefused={(isNothing) => showToast(isNothing ? ANSWER_EMPTY : ANSWER_NOT_SAVED)}
    >
      <PageHeading className={card.question}>
        <label htmlFor="answer">{question}</label>
      </PageHeading>
      <p id="hint" className={`question-hint ${card.hint}`}>
        {QUESTION.hint}
      </p>
      {/* Offline the number of entries is unknown. */}
      {entries === 0 && day && (
        <p className={`small ${card.enough}`}>Ein Satz genügt. Du kannst ihn jederzeit ändern.</p>
      )}
    </AnswerForm>
  );
}
