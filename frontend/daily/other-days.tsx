import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DAYS, PATHS } from '../lib/paths.ts';
import { weekdayOf } from '../lib/weekday.ts';
import { useUserId } from '../session/use-current-user.ts';
import { ButtonLink } from '../ui/button.tsx';
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
  const isAnswered = answer !== null;
  return (
    <>
      {field !== YESTERDAY && <DemoSentence answer={answer} day={today} yesterday={yesterday} />}
      {yesterday && (
        <p className={`screen-only ${styles.otherDay}`}>
          Für gestern, {weekdayOf(yesterday)}, ist noch Platz.{' '}
          <Link to={DAYS.yesterday} className="target">
            Gestern nachtragen
          </Link>
        </p>
      )}
      {field === YESTERDAY && today && <BackToToday {...{ today, isEveningBefore, isAnswered }} />}
      <WaitingEdits shownId={answer?.id} />
    </>
  );
}

type BackToTodayProps = { today: string; isEveningBefore: boolean; isAnswered: boolean };

/** The way to today: the next step once yesterday is answered, else a quiet link. */
function BackToToday({ today, isEveningBefore, isAnswered }: BackToTodayProps) {
  if (isAnswered) {
    return (
      <p className="screen-only">
        <ButtonLink to={DAYS.today}>Und heute?</ButtonLink>
      </p>
    );
  }
  return (
    <p className="screen-only">
      <Link to={DAYS.today} className="target">
        {isEveningBefore ? `Stattdessen für ${weekdayOf(today)}` : 'Zurück zu heute'}
      </Link>
    </p>
  );
}

/** Leads to edits in the diary that were cut short, by an expired session for instance; `shownId` is edited on this page. */
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
