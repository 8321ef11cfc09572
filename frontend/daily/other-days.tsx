import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DAYS, PATHS } from '../lib/paths.ts';
import { weekdayOf } from '../lib/weekday.ts';
import { useUserId } from '../session/use-current-user.ts';
import { YESTERDAY } from '../writing/text.ts';
import { useOutboxEntries } from '../writing/use-outbox-entries.ts';
import styles from './answered-card.module.css';
import type { DailyCard } from './daily-view.ts';
import { DemoSentence } from './demo-sentence.tsx';

/**
 * Links from the page of one day: a sentence from the demo, the way to yesterday and back, and unsaved edits in the
 * diary.
 */
export function OtherDays({ field, today, yesterday, isEveningBefore, answer }: DailyCard) {
  return (
    <>
      {field !== YESTERDAY && <DemoSentence answer={answer} day={today} yesterday={yesterday} />}
      {yesterday && (
        <p className="screen-only">
          Gestern, {weekdayOf(yesterday)}, ist noch frei. <Link to={DAYS.yesterday}>Gestern nachtragen</Link>
        </p>
      )}
      {field === YESTERDAY && today && (
        <p className="screen-only">
          <Link to={DAYS.today}>
            {isEveningBefore ? `Stattdessen für ${weekdayOf(today)}` : 'Zurück zu heute'}
          </Link>
        </p>
      )}
      <WaitingEdits shownId={answer?.id} />
    </>
  );
}

/** Links to unsaved edits in the diary, for instance after an expired session. `shownId` is edited on this page. */
function WaitingEdits({ shownId }: { shownId: string | undefined }) {
  const [entries, setEntries] = useState<string[]>([]);
  useOutboxEntries(useUserId(), (found) =>
    setEntries(found.flatMap(({ field }) => (field.kind === 'entry' ? [field.id] : []))),
  );

  if (entries.every((id) => id === shownId)) return null;
  return (
    <Link to={PATHS.diary} className={`screen-only target ${styles.more}`}>
      Im Tagebuch wartet eine Änderung, die noch nicht gespeichert ist.
    </Link>
  );
}
