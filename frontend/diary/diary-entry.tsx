import { memo } from 'react';
import { useEditableAnswer } from '../answer/answer-editor.tsx';
import { TellSomeone } from '../answer/tell-someone.tsx';
import { longDate } from '../lib/dates.ts';
import { IconButton } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import { DIARY_UPDATE } from './diary.wording.ts';
import styles from './diary-entry.module.css';

type DiaryEntryProps = { answer: AnswerFieldsFragment; onDelete: (answer: AnswerFieldsFragment) => void };

/**
 * An answer in the diary: read or edited in place. Memoised, so that editing does not render thousands of other
 * entries.
 */
export const DiaryEntry = memo(function DiaryEntry({ answer, onDelete }: DiaryEntryProps) {
  const date = longDate(answer.day);
  const { isEditing, pencil, text } = useEditableAnswer(answer, {
    pencil: `Eintrag vom ${date} bearbeiten`,
    field: `Eintrag vom ${date}`,
    toasts: DIARY_UPDATE,
  });

  return (
    // Focusable: a tap on an entry shows its actions.
    <li className={styles.entry} tabIndex={-1}>
      <div className={styles.margin}>
        <span aria-hidden="true">{Number(answer.day.slice(-2))}</span>
        {!isEditing && answer.isReadable && <TellSomeone answer={answer} />}
      </div>
      <div className={styles.head}>
        <h3 id={answer.day} tabIndex={-1} className={`${entry.date} ${styles.day}`}>
          <time dateTime={answer.day}>{date}</time>
        </h3>
        {!isEditing && (
          <div className={styles.actions}>
            {pencil}
            <IconButton label={`Eintrag vom ${date} löschen`} onClick={() => onDelete(answer)}>
              <Icon name="trash" size={18} />
            </IconButton>
          </div>
        )}
      </div>
      <div className={styles.words}>{text}</div>
    </li>
  );
});
