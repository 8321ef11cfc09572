import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useUserId } from '../session/use-current-user.ts';
import { useShelf } from '../writing/use-shelf.ts';
import styles from './answered-card.module.css';

/** Leads to edits in the diary that were cut short, by an expired session for instance; `shownId` is edited on this page. */
export function WaitingEdits({ shownId }: { shownId: string | undefined }) {
  const [entries, setEntries] = useState<string[]>([]);
  useShelf(useUserId(), (found) =>
    setEntries(found.flatMap(({ field }) => (field.kind === 'entry' ? [field.id] : []))),
  );

  if (entries.every((id) => id === shownId)) return null;
  return (
    <Link to={PATHS.diary} className={`screen-only target ${styles.more}`}>
      Im Tagebuch wartet eine Änderung, die noch nicht gespeichert ist.
    </Link>
  );
}
