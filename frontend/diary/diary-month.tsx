import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Horizon } from '../horizon/horizon.tsx';
import { entryCount } from '../lib/counts.ts';
import { addDays, monthOf } from '../lib/dates.ts';
import { keepInView } from '../lib/keep-in-view.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useNearViewport } from '../lib/use-in-view.ts';
import { useRemainingPages } from '../lib/use-remaining-pages.ts';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import styles from './diary.module.css';
import { MonthAnswersDocument } from './diary.operations.generated.ts';
import { DiaryEntry } from './diary-entry.tsx';
import type { DiaryTarget } from './diary-place.ts';
import { MoreEntries } from './more-entries.tsx';

const LONGEST_MONTH_DAYS = 31;

/** Props of every part of the list. */
export type DiaryListProps = {
  newest: AnswerFieldsFragment[];
  target: DiaryTarget | null;
  onDelete: (answer: AnswerFieldsFragment) => void;
};

type DiaryMonthProps = DiaryListProps & {
  /** Month as `2026-02`. */
  month: string;
  count: number;
};

function daysOf(month: string): { from: string; before: string } {
  const from = `${month}-01`;
  return { from, before: `${addDays(from, LONGEST_MONTH_DAYS).slice(0, month.length)}-01` };
}

/** The loaded entries of a month; a month that was not loaded with the page loads on demand. */
function useMonth(month: string, count: number, newest: AnswerFieldsFragment[], isWanted: boolean) {
  const known = newest.filter(({ day }) => day.startsWith(month));
  const isKnown = known.length >= count;
  const { data, error, refetch, fetchMore } = useQuery(MonthAnswersDocument, {
    variables: daysOf(month),
    skip: isKnown || !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  const entries = isKnown ? known : (data?.answers.nodes ?? known);
  // A month of very long entries spans several pages of the query.
  const rest = useRemainingPages(data, fetchMore);
  const retry = rest.hasFailed ? rest.retry : error && (() => void refetch().catch(() => {}));
  return {
    entries,
    isWhole: isKnown || rest.isWhole,
    missing: count - entries.length,
    label: data ? 'Weitere Einträge laden' : `${entryCount(count)} laden`,
    state: retry ? 'failed' : isWanted ? 'loading' : 'resting',
    retry,
  } as const;
}

/** The ref of a month's heading. Scrolls to the target once the entries are `whole`, or to the entry before its day. */
function useTarget(target: DiaryTarget | null, entries: AnswerFieldsFragment[], isWhole: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAfterClose(!isWhole, () => {
    // The button that loaded the entries is gone, and the focus with it.
    if (document.activeElement === document.body && !target) heading.current?.focus({ preventScroll: true });
  });

  const wanted = target?.place.day;
  const targetDay = wanted && entries.find(({ day }) => day <= wanted)?.day;
  const targetKey = target && (isWhole || !wanted) ? target.key : null;
  useEffect(() => {
    const found = (targetDay && document.getElementById(targetDay)) || heading.current;
    if (targetKey === null || !found) return;
    const stop = keepInView(found);
    found.focus({ preventScroll: true });
    return stop;
  }, [targetKey, targetDay]);
  return heading;
}

/** The entries of a month under its heading; loads near the viewport unless loaded with the page. */
export function DiaryMonth({ month, count, newest, target, onDelete }: DiaryMonthProps) {
  const [place, isReached, reach] = useNearViewport();
  const ownTarget = target?.place.month === month ? target : null;
  const isWanted = isReached || ownTarget !== null;
  const { entries, isWhole, missing, label, state, retry } = useMonth(month, count, newest, isWanted);
  const name = monthOf(`${month}-01`);
  const heading = useTarget(ownTarget, entries, isWhole);

  return (
    <section className={styles.section} aria-label={name}>
      <h2 ref={heading} id={month} tabIndex={-1} className={styles.month}>
        {name}
        {(isWhole || isWanted) && (
          <Horizon shape="strip" month={Number(month.slice(-2))} className={styles.strip} />
        )}
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
          missing={`Hier ${missing === 1 ? 'fehlt' : 'fehlen'} ${entryCount(missing)}: beim Drucken noch nicht geladen.`}
          count={missing}
          state={state}
          onLoad={retry ?? reach}
        />
      )}
    </section>
  );
}
