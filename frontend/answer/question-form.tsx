import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { ANSWER_MAX_CODE_POINTS, answerRule } from '../../bff/answer/answer.rules.ts';
import { DraftStatusLine } from '../draft/draft-status-line.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { toFailure } from '../graphql/error-message.ts';
import { SaveAnswerDocument, type SaveAnswerMutation } from '../graphql/operations.generated.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ANSWER_EMPTY, ANSWER_NOT_SAVED } from './answer.texts.ts';
import styles from './daily.module.css';

type QuestionFormProps = {
  question: { text: string; hint: string };
  onSaved: (saved: SaveAnswerMutation['saveAnswer']) => void;
};

/** The question with its draft; saving turns the draft into today's answer (SPEC §4). */
export function QuestionForm({ question, onSaved }: QuestionFormProps) {
  const draft = useDraft();
  const [saveAnswer, { loading }] = useMutation(SaveAnswerDocument, { refetchQueries: ['Today', 'Streak'] });
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useUnfinished(draft.touched);

  function refuse(message: string, toast = ANSWER_NOT_SAVED) {
    setError(message);
    showToast(toast);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const checked = answerRule.safeParse({ content: draft.text });
    if (draft.text.trim() === '') return refuse('Bitte geben Sie eine Antwort ein.', ANSWER_EMPTY);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? '');

    setError(undefined);
    try {
      const { data } = await saveAnswer({ variables: { content: checked.data.content } });
      draft.stop();
      if (data) onSaved(data.saveAnswer);
    } catch (failure) {
      const { message, fields } = toFailure(failure);
      refuse(fields.content ?? message);
    }
  }

  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <PageHeading className={styles.question}>
        <label htmlFor="answer">{question.text}</label>
      </PageHeading>
      <p id="hint" className={styles.hint}>
        {question.hint}
      </p>
      <TextArea
        ref={field}
        id="answer"
        value={draft.text}
        maxCodePoints={ANSWER_MAX_CODE_POINTS}
        readOnly={loading}
        error={error}
        aria-describedby="hint"
        onChange={(event) => {
          setError(undefined);
          draft.type(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <DraftStatusLine status={draft.status} className={styles.draft} />
        <Button type="submit" pending={loading} pendingLabel="Speichere...">
          Antwort speichern
        </Button>
      </div>
    </form>
  );
}
