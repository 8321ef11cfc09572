import { useQuery } from '@apollo/client/react';
import { type RefObject, useEffect, useRef } from 'react';
import { type AnswerFieldsFragment, MonthAnswersDocument } from '../graphql/log-operations.generated.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { monthOf } from '../lib/month.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useLatePart } from '../lib/use-late-part.ts';
import { useReached } from '../lib/use-reached.ts';
import styles from './diary.module.css';
import { notOnPaper } from './diary.texts.ts';
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

const loadRest = async () => (await import('./rest-of-month.tsx')).RestOfMonth;

/** The first day of a month, and that of the next. */
function daysOf(month: string): { from: string; before: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, before: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10) };
}

/** The entries of a month, as far as they are known: a month that did not come with the page is loaded when it is wanted. */
function useMonth(month: string, count: number, newest: AnswerFieldsFragment[], isWanted: boolean) {
  const known = newest.filter(({ day }) => day.startsWith(month));
  const isKnown = known.length >= count;
  const { data, error, loading, refetch } = useQuery(MonthAnswersDocument, {
    variables: daysOf(month),
    skip: isKnown || !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  const loaded = isKnown ? undefined : data?.answers;
  const entries = loaded ?? known;
  return {
    entries,
    isWhole: isKnown || data !== undefined,
    /** The last entry of a page that has not taken them all. */
    cutAt: loaded && loaded.length < count ? loaded.at(-1) : undefined,
    missing: count - entries.length,
    state: error ? 'failed' : loading ? 'loading' : 'resting',
    retry: error && (() => void refetch().catch(() => {})),
  } as const;
}

/** Brings the target into view; the day of a target is there only when the entries of its month are `whole`. */
function useTarget(heading: RefObject<HTMLElement | null>, target: DiaryTarget | null, isWhole: boolean) {
  useAfterClose(!isWhole, () => {
    // The button that has loaded the entries is gone, and took the focus with it.
    if (document.activeElement === document.body && !target) heading.current?.focus({ preventScroll: true });
  });

  const targetDay = target?.place.day;
  const targetKey = target && (isWhole || !targetDay) ? target.key : null;
  useEffect(() => {
    const found = (targetDay && document.getElementById(targetDay)) || heading.current;
    if (targetKey === null || !found) return;
    const stop = bringIntoView(found);
    found.focus({ preventScroll: true });
    return stop;
  }, [heading, targetKey, targetDay]);
}

/** The entries of a month under its heading; those that did not come with the page are loaded when they are reached. */
export function DiaryMonth({ month, count, newest, target, onDelete }: DiaryMonthProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, isReached, reach] = useReached<HTMLDivElement>();
  const ownTarget = target?.place.month === month ? target : null;
  const { entries, isWhole, cutAt, missing, state, retry } = useMonth(
    month,
    count,
    newest,
    isReached || ownTarget !== null,
  );
  const [RestOfMonth] = useLatePart(loadRest, cutAt !== undefined);
  const name = monthOf(`${month}-01`);
  useTarget(heading, ownTarget, isWhole);

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
      {RestOfMonth && cutAt && (
        <RestOfMonth from={`${month}-01`} before={cutAt.day} count={missing} onDelete={onDelete} />
      )}
      {!isWhole && (
        <MoreEntries
          place={place}
          label={count === 1 ? '1 Eintrag laden' : `${count} Einträge laden`}
          missing={notOnPaper(missing)}
          count={missing}
          state={state}
          onLoad={retry ?? reach}
        />
      )}
    </section>
  );
}
