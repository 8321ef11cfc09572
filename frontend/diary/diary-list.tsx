import { useQuery } from '@apollo/client/react';
import { useNearViewport } from '../lib/use-in-view.ts';
import { DiaryYearDocument, type DiaryYearFieldsFragment } from '../year/year.operations.generated.ts';
import { type DiaryListProps, DiaryMonth } from './diary-month.tsx';
import { MoreEntries } from './more-entries.tsx';

const MONTH_LENGTH = '2026-02'.length;

/** The entries of a year and earlier, newest first, under month headings; earlier years load near the viewport. */
export function DiaryList({ year, ...list }: DiaryListProps & { year: DiaryYearFieldsFragment }) {
  const counts = new Map<string, number>();
  for (const day of year.answeredDays.toReversed()) {
    const month = day.slice(0, MONTH_LENGTH);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return (
    <>
      {[...counts].map(([month, count]) => (
        <DiaryMonth key={month} month={month} count={count} {...list} />
      ))}
      {year.earlierYear !== null && <EarlierYear key={year.earlierYear} year={year.earlierYear} {...list} />}
    </>
  );
}

function EarlierYear({ year, ...list }: DiaryListProps & { year: number }) {
  const [place, isReached, reach] = useNearViewport();
  const { data, error, loading, refetch } = useQuery(DiaryYearDocument, {
    variables: { year },
    skip: !isReached,
    fetchPolicy: 'cache-and-network',
  });

  if (data) return <DiaryList year={data.diaryYear} {...list} />;
  return (
    <MoreEntries
      place={place}
      label={`Weiter mit ${year}`}
      missing={`Hier fehlen die Einträge bis ${year}: beim Drucken noch nicht geladen.`}
      count={0}
      state={error ? 'failed' : loading ? 'loading' : 'resting'}
      onLoad={() => (error ? void refetch().catch(() => {}) : reach())}
    />
  );
}
