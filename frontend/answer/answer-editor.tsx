import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ANSWER_MAX_CODE_POINTS, answerRule } from '../../bff/answer/answer.rules.ts';
import { toFailure } from '../graphql/error-message.ts';
import { type AnswerFieldsFragment, UpdateAnswerDocument } from '../graphql/operations.generated.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { UpdateTexts } from './answer.texts.ts';
import styles from './answer-editor.module.css';

type AnswerEditorProps = {
  answer: AnswerFieldsFragment;
  label: string;
  texts: UpdateTexts;
  onClose: () => void;
};

/** Edits an answer in place; a text that could not be saved stays in the field (SPEC §4, §5). */
export function AnswerEditor({ answer, label, texts, onClose }: AnswerEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(answer.content);
  const [original] = useState(answer);
  const [error, setError] = useState<string>();
  const [updateAnswer, { loading }] = useMutation(UpdateAnswerDocument);
  useUnfinished(true);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function refuse(message: string | undefined) {
    setError(message);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const checked = answerRule.safeParse({ content: text });
    if (!checked.success) return refuse(checked.error.issues[0]?.message);

    const input = { id: original.id, content: checked.data.content, expectedUpdatedAt: original.updatedAt };
    try {
      await updateAnswer({ variables: { input } });
      showToast(texts.updated);
      onClose();
    } catch (failure) {
      const { code, message, fields } = toFailure(failure);
      showToast(code === 'CONFLICT' ? { ...texts.failed, text: message } : texts.failed);
      refuse(fields.content ?? message);
    }
  }

  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        id={id}
        aria-label={label}
        value={text}
        maxCodePoints={ANSWER_MAX_CODE_POINTS}
        readOnly={loading}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <Button kind="secondary" disabled={loading} onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" pending={loading} pendingLabel="Speichere...">
          Speichern
        </Button>
      </div>
    </form>
  );
}
