import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerFieldsFragment } from '../graphql/diary-operations.generated.ts';
import { Button } from '../ui/button.tsx';
import styles from './diary.module.css';
import { DiaryEntry } from './diary-entry.tsx';

const MONTH = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type DiaryListProps = {
  answers: AnswerFieldsFragment[];
  complete: boolean;
  onLoadMore: () => Promise<void>;
  onDelete: (answer: AnswerFieldsFragment) => void;
};

/** The entries under a heading for each month; more come at the end of the page or by the button. */
export function DiaryList({ answers, complete, onLoadMore, onDelete }: DiaryListProps) {
  return (
    <div className={styles.months}>
      {byMonth(answers).map(({ month, entries }) => (
        <section key={month} className={styles.section} aria-label={month}>
          <h2 className={styles.month}>{month}</h2>
          <ul>
            {entries.map((answer) => (
              <DiaryEntry key={answer.id} answer={answer} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
      {!complete && <MoreEntries key={answers.length} onLoadMore={onLoadMore} />}
    </div>
  );
}

function byMonth(answers: AnswerFieldsFragment[]) {
  const months: { month: string; entries: AnswerFieldsFragment[] }[] = [];
  for (const answer of answers) {
    const month = MONTH.format(new Date(`${answer.day}T00:00:00Z`));
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(answer);
    else months.push({ month, entries: [answer] });
  }
  return months;
}

function MoreEntries({ onLoadMore }: { onLoadMore: () => Promise<void> }) {
  const place = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');

  useEffect(() => {
    if (state !== 'loading') return;
    loadMore().then(
      () => setState('resting'),
      () => setState('failed'),
    );
  }, [state]);

  useEffect(() => {
    // On a busy page several looks arrive together, and the first of them is the oldest.
    const observer = new IntersectionObserver((looks) => {
      if (looks.at(-1)?.isIntersecting) setState('loading');
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={`screen-only centered ${styles.more}`}>
      {state === 'failed' && <p role="alert">Weitere Einträge konnten nicht geladen werden.</p>}
      <Button
        kind="secondary"
        pending={state === 'loading'}
        pendingLabel="Wird geladen..."
        onClick={() => setState('loading')}
      >
        Weitere Einträge laden
      </Button>
    </div>
  );
}
