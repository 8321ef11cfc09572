import { memo } from 'react';
import type { AnswerFieldsFragment } from '../graphql/diary-operations.generated.ts';
import { longDate } from '../lib/dates.ts';
import { IconButton } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import { ShownTexts } from '../ui/shown-texts.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import styles from './diary.module.css';
import { DIARY_UPDATE } from './diary.texts.ts';
import { useEditing } from './use-editing.ts';

type DiaryEntryProps = { answer: AnswerFieldsFragment; onDelete: (answer: AnswerFieldsFragment) => void };

/** One answer in the diary: viewing or being edited in place; thousands of others stay as they are meanwhile. */
export const DiaryEntry = memo(function DiaryEntry({ answer, onDelete }: DiaryEntryProps) {
  const { editing, pencil, open, close } = useEditing(answer);
  const date = longDate(answer.day);

  return (
    // It can take the focus: a tap on it shows that it can be changed.
    <li className={styles.entry} tabIndex={-1}>
      <div className={entry.head}>
        <h3 id={answer.day} tabIndex={-1} className={`${entry.date} ${styles.day}`}>
          <time dateTime={answer.day}>{date}</time>
        </h3>
        {!editing && (
          <div className={`${entry.actions} ${styles.actions}`}>
            {answer.isReadable && (
              <IconButton ref={pencil} label={`Eintrag vom ${date} bearbeiten`} onClick={open}>
                <Icon name="pencil" />
              </IconButton>
            )}
            <IconButton label={`Eintrag vom ${date} löschen`} onClick={() => onDelete(answer)}>
              <Icon name="trash" />
            </IconButton>
          </div>
        )}
      </div>
      {editing ? (
        <AnswerEditor answer={answer} label={`Eintrag vom ${date}`} toasts={DIARY_UPDATE} onClose={close} />
      ) : (
        <ShownTexts texts={answer} className={answer.isReadable ? entry.text : entry.unreadable} />
      )}
    </li>
  );
});
