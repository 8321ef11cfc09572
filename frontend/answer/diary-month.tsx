import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type AnswerFieldsFragment, MonthAnswersDocument } from '../graphql/log-operations.generated.ts';
import { monthOf } from '../lib/month.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useReached } from '../lib/use-reached.ts';
import { useReadOn } from '../lib/use-read-on.ts';
import styles from './diary.module.css';
import { DiaryEntry } from './diary-entry.tsx';
import { MoreEntries } from './more-entries.tsx';
import type { DiaryTarget } from './use-diary-target.ts';

/** What every part of the list is given. */
export type DiaryListProps = {
  /** The newest entries, which come with the page. */
  newest: AnswerFieldsFragment[];
  target: DiaryTarget | null;
  onDelete: (answer: AnswerFieldsFragment) => void;
};

type DiaryMonthProps = DiaryListProps & {
  /** As `2026-02`. */
  month: string;
  /** How many days of it are answered. */
  count: number;
};

/** The first day of a month, and that of the next. */
function daysOf(month: string): { from: string; before: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, before: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10) };
}

function notOnPaper(count: number): string {
  return `Hier ${count === 1 ? 'fehlt 1 Eintrag' : `fehlen ${count} Einträge`}: beim Drucken noch nicht geladen.`;
}

/** The entries of a month under its heading; those that did not come with the page are loaded when they are reached. */
export function DiaryMonth({ month, count, newest, target, onDelete }: DiaryMonthProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, isReached, reach] = useReached<HTMLDivElement>();
  const isTarget = target?.place.month === month;
  const known = newest.filter(({ day }) => day.startsWith(month));
  const isKnown = known.length >= count;
  const { data, error, loading, refetch, fetchMore } = useQuery(MonthAnswersDocument, {
    variables: daysOf(month),
    skip: isKnown || !(isReached || isTarget),
    fetchPolicy: 'cache-and-network',
  });
  // A month of very long entries comes in several pages.
  const rest = useReadOn(data?.answers, async (before) => {
    const more = await fetchMore({
      variables: { before },
      updateQuery: (sofar, { fetchMoreResult }) => ({
        answers: [...sofar.answers, ...fetchMoreResult.answers],
      }),
    });
    return more.data?.answers.length ?? 0;
  });
  const entries = isKnown ? known : (data?.answers ?? known);
  const isWhole = isKnown || rest.isWhole;
  const hasFailed = error !== undefined || rest.hasFailed;
  const name = monthOf(`${month}-01`);

  useAfterClose(!isWhole, () => {
    // The button that has loaded them is gone, and took the focus with it.
    if (document.activeElement === document.body && !isTarget)
      heading.current?.focus({ preventScroll: true });
  });

  const targetKey = isTarget ? target.key : null;
  const targetDay = isTarget ? target.place.day : undefined;
  useEffect(() => {
    if (targetKey === null || (targetDay && !isWhole)) return;
    const found = (targetDay && document.getElementById(targetDay)) || heading.current;
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
  }, [targetKey, targetDay, isWhole]);

  return (
    <section className={styles.section} aria-label={name}>
      <h2 ref={heading} id={month} tabIndex={-1} className={styles.month}>
        {name}
      </h2>
      <ul>
        {entries.map((answer) => (
          <DiaryEntry key={answer.id} answer={answer} onDelete={onDelete} />
        ))}
      </ul>
      {!isWhole && (
        <MoreEntries
          place={place}
          label={count === 1 ? '1 Eintrag laden' : `${count} Einträge laden`}
          missing={notOnPaper(count - entries.length)}
          count={count - entries.length}
          state={hasFailed ? 'failed' : loading || data ? 'loading' : 'resting'}
          onLoad={() => {
            if (error) refetch().catch(() => {});
            else if (rest.hasFailed) rest.retry();
            else reach();
          }}
        />
      )}
    </section>
  );
}
