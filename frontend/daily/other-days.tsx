import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { weekdayOf } from '../lib/dates.ts';
import { DAYS } from '../lib/paths.ts';
import { useUserId } from '../session/use-current-user.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import type { OutboxEntry } from '../writing/local-outbox.ts';
import { YESTERDAY } from '../writing/text.ts';
import { useOutboxEntries } from '../writing/use-outbox-entries.ts';
import styles from './answered-card.module.css';
import type { DailyCard } from './daily-view.ts';
import { DemoSentence } from './demo-sentence.tsx';
import { DraftOfYesterdayDocument } from './draft-of-yesterday.generated.ts';
import { WaitingEdits } from './waiting-edits.tsx';

/**
 * Links from the page of one day: a sentence from the demo, the way to yesterday and back, and unsaved edits in the
 * diary.
 */
export function OtherDays({ field, today, yesterday, isEveningBefore, answer }: DailyCard) {
  const isAnswered = answer !== null;
  const [unsent, setUnsent] = useState<OutboxEntry[]>([]);
  useOutboxEntries(useUserId(), setUnsent);
  return (
    <>
      {field !== YESTERDAY && <DemoSentence {...{ answer, yesterday }} day={today} />}
      {yesterday && <WayToYesterday yesterday={yesterday} />}
      {field === YESTERDAY && today && <BackToToday {...{ today, isEveningBefore, isAnswered }} />}
      {unsent.length > 0 && <WaitingEdits unsent={unsent} shownId={answer?.id} />}
    </>
  );
}

/** The way to yesterday, or to the text that somebody has begun there. */
function WayToYesterday({ yesterday }: { yesterday: string }) {
  const { data } = useQuery(DraftOfYesterdayDocument, { fetchPolicy: 'network-only' });
  const hasBegun = Boolean(data?.draft.updatedAt);
  return (
    <p className={`row screen-only ${styles.otherDay}`}>
      Für gestern, {weekdayOf(yesterday)}, {hasBegun ? 'wartet ein angefangener Text' : 'ist noch Platz'}.{' '}
      <TextLink to={DAYS.yesterday}>{hasBegun ? 'Weiterschreiben' : 'Gestern nachtragen'}</TextLink>
    </p>
  );
}

type BackToTodayProps = { today: string; isEveningBefore: boolean; isAnswered: boolean };

/** The way to today: the next step once yesterday is answered, else a quiet link. */
function BackToToday({ today, isEveningBefore, isAnswered }: BackToTodayProps) {
  if (isAnswered) {
    return (
      <div className="screen-only">
        <ButtonLink to={DAYS.today}>Und heute?</ButtonLink>
      </div>
    );
  }
  return (
    <p className="screen-only">
      <TextLink to={DAYS.today}>
        {isEveningBefore ? `Stattdessen für ${weekdayOf(today)}` : 'Zurück zu heute'}
      </TextLink>
    </p>
  );
}
