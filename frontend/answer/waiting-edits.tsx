import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUserId } from '../account/use-current-user.ts';
import { editedAnswer, listKeptTexts } from '../lib/kept-texts.ts';
import { PATHS } from '../lib/paths.ts';
import styles from './daily.module.css';

/** Leads to edits in the diary that were cut short, by an expired session for instance; `shownId` is edited on this page. */
export function WaitingEdits({ shownId }: { shownId: string | undefined }) {
  const userId = useUserId();
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    let isStill = true;
    void listKeptTexts(userId).then((texts) => {
      const ids = texts.map(({ field }) => editedAnswer(field));
      if (isStill) setIsWaiting(ids.some((id) => id !== null && id !== shownId));
    });
    return () => {
      isStill = false;
    };
  }, [userId, shownId]);

  if (!isWaiting) return null;
  return (
    <Link to={PATHS.diary} className={styles.more}>
      Im Tagebuch wartet eine Änderung, die noch nicht gespeichert ist.
    </Link>
  );
}
