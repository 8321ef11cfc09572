import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { ANSWER_MAX_CODE_POINTS } from '../../bff/answer/answer-length.rules.ts';
import { TextStatusLine } from '../draft/text-status-line.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { type AppFailure, toFailure } from '../graphql/error-message.ts';
import { SaveAnswerDocument, type SaveAnswerMutation } from '../graphql/operations.generated.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useSingleFlight } from '../lib/use-single-flight.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ANSWER_EMPTY, ANSWER_NOT_SAVED } from './answer.texts.ts';
import styles from './daily.module.css';
import { useAnswerRule } from './use-answer-rule.ts';

type QuestionFormProps = {
  question: { text: string; hint: string };
  onSaved: (saved: SaveAnswerMutation['saveAnswer']) => void;
  onAnsweredElsewhere: () => void;
};

/** The question with its draft; saving turns the draft into today's answer, later if there is no network. */
export function QuestionForm({ question, onSaved, onAnsweredElsewhere }: QuestionFormProps) {
  const draft = useDraft(saveAgain);
  const answerFault = useAnswerRule();
  const [saveAnswer, { loading }] = useMutation(SaveAnswerDocument, { refetchQueries: ['Today', 'Streak'] });
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const singly = useSingleFlight();
  useUnfinished(draft.isTouched, draft.isKept);

  function refuse(message: string, toast = ANSWER_NOT_SAVED) {
    setError(message);
    showToast(toast);
    field.current?.focus();
  }

  async function save(): Promise<AppFailure | null> {
    const { text } = draft.submit();
    try {
      const { data } = await saveAnswer({ variables: { content: text.trim() } });
      await draft.stop();
      setError(undefined);
      if (data) onSaved(data.saveAnswer);
      return null;
    } catch (thrown) {
      const failure = toFailure(thrown);
      draft.giveBack(failure.isTemporary);
      if (failure.code === 'CONFLICT') onAnsweredElsewhere();
      return failure;
    }
  }

  /** Nobody is waiting for this one: another failure for want of a network is no news. */
  function saveAgain() {
    void singly(async () => {
      const failure = (await draft.isUncontested()) ? await save() : null;
      if (failure && !failure.isTemporary) refuse(failure.fields.content ?? failure.message);
    }, draft.sendAgain);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void singly(async () => {
      if (draft.text.trim() === '') return refuse('Bitte geben Sie eine Antwort ein.', ANSWER_EMPTY);

      const fault = await answerFault(draft.text);
      if (fault) return refuse(fault);

      const failure = await save();
      if (failure) refuse(failure.fields.content ?? failure.message);
    });
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
        readOnly={loading || !draft.isReady}
        error={error}
        aria-describedby="hint"
        onChange={(event) => {
          setError(undefined);
          draft.type(event.target.value);
        }}
      />
      <div aria-live="polite">
        {draft.other && (
          <OtherVersion
            title="Es gibt zwei Fassungen"
            hint="Dein Text steht oben im Feld. Auf einem anderen Gerät hast Du geschrieben:"
            text={draft.other.content}
          >
            <Button kind="secondary" onClick={draft.keepOwn}>
              Meinen Text behalten
            </Button>
            <Button kind="secondary" onClick={draft.takeOther}>
              Anderen Text übernehmen
            </Button>
          </OtherVersion>
        )}
      </div>
      <div className={styles.actions}>
        <TextStatusLine status={draft.status} />
        <Button type="submit" pending={loading} pendingLabel="Speichere...">
          Antwort speichern
        </Button>
      </div>
    </form>
  );
}
