import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ANSWER_MAX_CODE_POINTS } from '../../bff/answer/answer-length.rules.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { News } from '../writing/events.ts';
import { LateVersions } from '../writing/late-versions.tsx';
import { type Answer, isInDanger, isSaving } from '../writing/text.ts';
import { CHOOSE_A_VERSION, TextStatus } from '../writing/text-status.tsx';
import { useText } from '../writing/use-text.ts';
import type { UpdateTexts } from './answer.texts.ts';
import styles from './answer-editor.module.css';
import { useAnswerRule } from './use-answer-rule.ts';

type AnswerEditorProps = { answer: Answer; label: string; texts: UpdateTexts; onClose: () => void };

/**
 * Edits an answer in place. A text that could not be saved stays in the field and in this browser, and is sent again
 * when the network returns; a version from elsewhere is shown beside it.
 */
export function AnswerEditor({ answer, label, texts, onClose }: AnswerEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const entry = { kind: 'entry', id: answer.id } as const;
  const { text, input, type, dispatch } = useText(useUserId(), entry, { answer, day: answer.day }, hear);
  const [error, setError] = useState<string>();
  const answerFault = useAnswerRule();
  const isBusy = isSaving(text);
  useUnfinished(true, !isInDanger(text));

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function refuse(message: string | undefined) {
    setError(message);
    field.current?.focus();
  }

  function hear(news: News) {
    if (news.is === 'saved') {
      onClose();
      showToast(texts.updated);
    } else if (news.is === 'undecided') refuse(CHOOSE_A_VERSION);
    else if (news.is === 'failed') {
      const { outcome } = news;
      if (outcome.is === 'contested') showToast({ ...texts.failed, text: outcome.message });
      else if (outcome.failure) showToast(texts.failed);
      if (outcome.is === 'refused') refuse(outcome.failure.fault ?? outcome.failure.message);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = await answerFault(input);
    if (fault) refuse(fault);
    else dispatch({ is: 'asked' });
  }

  function close() {
    dispatch({ is: 'chose', side: 'stored' });
    onClose();
  }

  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        id={id}
        aria-label={label}
        value={input}
        maxCodePoints={ANSWER_MAX_CODE_POINTS}
        readOnly={isBusy}
        error={error}
        onChange={(event) => {
          setError(undefined);
          type(event.target.value);
        }}
      />
      <LateVersions text={text} dispatch={dispatch} onTaken={onClose} />
      <div className={styles.actions}>
        <TextStatus text={text} />
        <Button kind="secondary" disabled={isBusy} onClick={close}>
          Abbrechen
        </Button>
        <Button type="submit" pending={isBusy} pendingLabel="Speichere...">
          Speichern
        </Button>
      </div>
    </form>
  );
}
