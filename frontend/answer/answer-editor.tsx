import { useId } from 'react';
import { showToast } from '../ui/toast-store.ts';
import type { News } from '../writing/events.ts';
import type { Answer } from '../writing/text.ts';
import styles from './answer-editor.module.css';
import { AnswerForm } from './answer-form.tsx';
import type { UpdateToasts } from './daily.wording.ts';

type AnswerEditorProps = { answer: Answer; label: string; toasts: UpdateToasts; onClose: () => void };

/**
 * Edits an answer in place. A text that could not be saved stays in the field and in this browser, and is sent again
 * when the network returns.
 */
export function AnswerEditor({ answer, label, toasts, onClose }: AnswerEditorProps) {
  const id = useId();

  function hear(news: News) {
    if (news.is === 'saved') {
      onClose();
      showToast(toasts.updated);
    } else if (news.is === 'failed') {
      const { outcome } = news;
      if (outcome.is === 'contested') showToast({ ...toasts.failed, text: outcome.message });
      else if (outcome.failure) showToast(toasts.failed);
    }
  }

  return (
    <AnswerForm
      className={styles.editor}
      field={{ kind: 'entry', id: answer.id }}
      known={{ answer, day: answer.day }}
      first={{ id, 'aria-label': label }}
      submitLabel="Speichern"
      onHeard={hear}
      onClosed={onClose}
    />
  );
}
