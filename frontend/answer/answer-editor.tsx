import { useId, useRef, useState } from 'react';
import { isSameAnswer } from '../../bff/answer/answer-content.rules.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useUserId } from '../session/use-current-user.ts';
import { IconButton } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import { ShownTexts } from '../ui/shown-texts.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { News } from '../writing/events.ts';
import { outbox } from '../writing/local-outbox.ts';
import type { Answer } from '../writing/text.ts';
import { useOutboxEntries } from '../writing/use-outbox-entries.ts';
import { writers } from '../writing/writers.ts';
import styles from './answer-editor.module.css';
import { AnswerForm } from './answer-form.tsx';
import type { UpdateToasts } from './update-toasts.ts';

/** Labels of the pencil and of the editor's field, and the toasts of an update. */
type EditorWording = { pencil: string; field: string; toasts: UpdateToasts };

/** Gets the edited answer, where the answer is not in Apollo's cache. */
export type OnEdited = ((answer: Answer) => void) | undefined;

type AnswerEditorProps = { answer: Answer; wording: EditorWording; onEdited: OnEdited; onClose: () => void };

/**
 * Edits an answer in place. After a failed save the text stays in the field and in the local outbox, and is sent again
 * when the network returns.
 */
function AnswerEditor({ answer, wording: { field, toasts }, onEdited, onClose }: AnswerEditorProps) {
  const id = useId();

  function onNews(news: News) {
    if (news.is === 'saved') {
      onEdited?.(news.saved.answer);
      onClose();
      showToast(toasts.updated);
    } else if (news.is === 'failed') {
      const { outcome } = news;
      if (outcome.is === 'conflict') showToast({ ...toasts.failed, text: outcome.message });
      else if (outcome.failure) showToast(toasts.failed);
    }
  }

  return (
    <AnswerForm
      className={styles.editor}
      field={{ kind: 'entry', id: answer.id }}
      known={{ answer, day: answer.day }}
      first={{ id, 'aria-label': field }}
      submitLabel="Speichern"
      onNews={onNews}
      onClosed={onClose}
    />
  );
}

/**
 * Shows an answer until its pencil opens the editor, and returns the focus to the pencil afterwards. Reopens the editor
 * if the local outbox holds an unsaved edit.
 */
export function useEditableAnswer(answer: Answer, wording: EditorWording, onEdited?: OnEdited) {
  const userId = useUserId();
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useOutboxEntries(userId, (found) => {
    const edits = found.filter(({ field }) => field.kind === 'entry' && field.id === answer.id);
    if (edits.length === 0) writers.forget(userId, { kind: 'entry', id: answer.id });
    for (const { field, typed } of edits) {
      // The edit reached the server, and only the reply was lost.
      if (isSameAnswer(typed.value, answer))
        void outbox.drop({ person: userId, field, belongs: () => true }, typed.value);
      else setIsEditing(true);
    }
  });
  useAfterClose(isEditing, () => pencil.current?.focus());

  return {
    isEditing,
    pencil: !isEditing && answer.isReadable && (
      <IconButton ref={pencil} label={wording.pencil} onClick={() => setIsEditing(true)}>
        <Icon name="pencil" size={18} />
      </IconButton>
    ),
    text: isEditing ? (
      <AnswerEditor
        answer={answer}
        wording={wording}
        onEdited={onEdited}
        onClose={() => setIsEditing(false)}
      />
    ) : (
      <ShownTexts texts={answer} className={answer.isReadable ? entry.text : entry.unreadable} />
    ),
  };
}
