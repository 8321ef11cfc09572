import { useQuery } from '@apollo/client/react';
import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { entryCount } from '../lib/counts.ts';
import { monthOf } from '../lib/month.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useReached } from '../lib/use-reached.ts';
import { useReadOn } from '../lib/use-read-on.ts';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import styles from './diary.module.css';
import { MonthAnswersDocument } from './diary.operations.generated.ts';
import { notOnPaper } from './diary.wording.ts';
import { DiaryEntry } from './diary-entry.tsx';
import type { DiaryTarget } from './diary-place.ts';
import { MoreEntries } from './more-entries.tsx';

/** The properties of every part of the list. */
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

/** The entries of a month, as far as they are known: a month that did not come with the page is loaded when it is wanted. */
function useMonth(month: string, count: number, newest: AnswerFieldsFragment[], isWanted: boolean) {
  const known = newest.filter(({ day }) => day.startsWith(month));
  const isKnown = known.length >= count;
  const { data, error, refetch, fetchMore } = useQuery(MonthAnswersDocument, {
    variables: daysOf(month),
    skip: isKnown || !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  const loaded = isKnown ? { nodes: known, nextBefore: null } : data?.answers;
  const entries = loaded?.nodes ?? known;
  // A month of very long entries comes in several pages.
  const rest = useReadOn(loaded?.nextBefore, (before) =>
    fetchMore({
      variables: { before },
      updateQuery: (sofar, { fetchMoreResult: { answers } }) => ({
        answers: { ...answers, nodes: [...sofar.answers.nodes, ...answers.nodes] },
      }),
    }),
  );
  const retry = rest.hasFailed ? rest.retry : error && (() => void refetch().catch(() => {}));
  return {
    entries,
    isWhole: rest.isWhole,
    missing: count - entries.length,
    label: loaded ? 'Weitere Einträge laden' : `${entryCount(count)} laden`,
    state: retry ? 'failed' : isWanted ? 'loading' : 'resting',
    retry,
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

/**
 * The entries of a month under its heading. Entries that did not come with the page load when they are scrolled to.
 */
export function DiaryMonth({ month, count, newest, target, onDelete }: DiaryMonthProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [place, isReached, reach] = useReached<HTMLDivElement>();
  const ownTarget = target?.place.month === month ? target : null;
  const isWanted = isReached || ownTarget !== null;
  const { entries, isWhole, missing, label, state, retry } = useMonth(month, count, newest, isWanted);
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
      {!isWhole && (
        <MoreEntries
          place={place}
          label={label}
          missing={notOnPaper(missing)}
          count={missing}
          state={state}
          onLoad={retry ?? reach}
        />
      )}
    </section>
  );
}
