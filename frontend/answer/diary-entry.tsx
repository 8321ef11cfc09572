import { useRef, useState } from 'react';
import type { AnswerFieldsFragment } from '../graphql/operations.generated.ts';
import { longDate } from '../lib/dates.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DIARY_UPDATE } from './answer.texts.ts';
import { AnswerEditor } from './answer-editor.tsx';
import styles from './diary.module.css';

type DiaryEntryProps = { answer: AnswerFieldsFragment; onDelete: () => void };

/** One answer in the diary: viewing or being edited in place (SPEC §4). */
export function DiaryEntry({ answer, onDelete }: DiaryEntryProps) {
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const date = longDate(answer.day);

  function close() {
    setEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  }

  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <h3 className={styles.date}>
          <time dateTime={answer.day}>{date}</time>
        </h3>
        {!editing && (
          <div className={styles.entryActions}>
            <IconButton
              ref={pencil}
              label={`Eintrag vom ${date} bearbeiten`}
              onClick={() => setEditing(true)}
            >
              <Icon name="pencil" />
            </IconButton>
            <IconButton label={`Eintrag vom ${date} löschen`} onClick={onDelete}>
              <Icon name="trash" />
            </IconButton>
          </div>
        )}
      </div>
      {editing ? (
        <AnswerEditor answer={answer} label={`Eintrag vom ${date}`} texts={DIARY_UPDATE} onClose={close} />
      ) : (
        <p className={styles.text}>{answer.content}</p>
      )}
    </li>
  );
}
