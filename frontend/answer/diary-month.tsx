import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type AnswerFieldsFragment, MonthAnswersDocument } from '../graphql/log-operations.generated.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { monthOf } from '../lib/month.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useReached } from '../lib/use-reached.ts';
import styles from './diary.module.css';
import { notOnPaper } from './diary.texts.ts';
import { DiaryEntry } from './diary-entry.tsx';
import { MoreEntries } from './more-entries.tsx';
import { RestOfMonth } from './rest-of-month.tsx';
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

/** The entries of a month under its heading; those that did not come with the page are loaded when they are reached. */
export function DiaryMonth({ month, count, newest, target, onDelete }: DiaryMonthProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, isReached, reach] = useReached<HTMLDivElement>();
  const isTarget = target?.place.month === month;
  const known = newest.filter(({ day }) => day.startsWith(month));
  const isKnown = known.length >= count;
  const { data, error, loading, refetch } = useQuery(MonthAnswersDocument, {
    variables: daysOf(month),
    skip: isKnown || !(isReached || isTarget),
    fetchPolicy: 'cache-and-network',
  });
  const entries = isKnown ? known : (data?.answers ?? known);
  const isWhole = isKnown || data !== undefined;
  const last = data?.answers.at(-1);
  const missing = isKnown || !data ? 0 : count - data.answers.length;
  const name = monthOf(`${month}-01`);

  useAfterClose(!isWhole, () => {
    // The button that has loaded them is gone, and took the focus with it.
    if (document.activeElement === document.body && !isTarget)
      heading.current?.focus({ preventScroll: true });
  });

  const targetDay = isTarget ? target.place.day : undefined;
  // A day is there with its month; until then there is no target.
  const targetKey = isTarget && (isWhole || !targetDay) ? target.key : null;
  useEffect(() => {
    const found = (targetDay && document.getElementById(targetDay)) || heading.current;
    if (targetKey === null || !found) return;
    const stop = bringIntoView(found);
    found.focus({ preventScroll: true });
    return stop;
  }, [targetKey, targetDay]);

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
      {last && missing > 0 && (
        <RestOfMonth from={`${month}-01`} before={last.day} count={missing} onDelete={onDelete} />
      )}
      {!isWhole && (
        <MoreEntries
          place={place}
          label={count === 1 ? '1 Eintrag laden' : `${count} Einträge laden`}
          missing={notOnPaper(count - known.length)}
          count={count - known.length}
          state={error ? 'failed' : loading ? 'loading' : 'resting'}
          onLoad={() => (error ? void refetch().catch(() => {}) : reach())}
        />
      )}
    </section>
  );
}
