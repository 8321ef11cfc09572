import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { calendarDay } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { useRemainingPages } from '../lib/use-remaining-pages.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './book.module.css';
import { BookDocument } from './book.operations.generated.ts';
import { BookForm, type Choices } from './book-form.tsx';
import { BookPages } from './book-pages.tsx';

/** Matches a year, or one of its months as a link within the book. */
const YEAR = /^#([12]\d{3})(?:-\d{2})?$/;
const YEAR_LENGTH = '2026'.length;

/** A year of the diary as a book, printed by the browser. */
export function Page() {
  const { hash } = useLocation();
  const year = Number(YEAR.exec(hash)?.[1] ?? calendarDay(new Date()).slice(0, YEAR_LENGTH));
  const [choices, setChoices] = useState<Choices>({ author: '', dedication: '', paper: 'A5' });
  const { data, error, refetch, fetchMore } = useQuery(BookDocument, {
    variables: { year, from: `${year}-01-01`, before: `${year + 1}-01-01` },
    // A book must be complete: the cache may be outdated.
    fetchPolicy: 'network-only',
  });

  // A year of very long entries spans several pages of the query.
  const rest = useRemainingPages(data, fetchMore);

  if (!data) return error ? <LoadFailed onRetry={refetch} /> : <Spinner />;
  if (rest.hasFailed) return <LoadFailed onRetry={rest.retry} />;
  if (!rest.isWhole) return <Spinner />;
  const { earlierYear, laterYear } = data.diaryYear;
  return (
    <div className={`wide ${styles.page}`}>
      <PageMeta
        title={`Buch ${year}`}
        description="Ein Jahr Deines Tagebuchs als Buch, zum Drucken und Verschenken."
        noIndex
      />
      <div className={`screen-only ${styles.head}`}>
        <PageHeading key={year}>Buch {year}</PageHeading>
        <p className={`row ${styles.links}`}>
          {earlierYear !== null && <TextLink to={`#${earlierYear}`}>‹ {earlierYear}</TextLink>}
          {laterYear !== null && <TextLink to={`#${laterYear}`}>{laterYear} ›</TextLink>}
          <TextLink to={`${PATHS.diary}#${year}`}>Zurück zum Tagebuch</TextLink>
        </p>
        {data.answers.nodes.length > 0 && (
          <BookForm choices={choices} onChoice={(choice) => setChoices({ ...choices, ...choice })} />
        )}
      </div>
      {data.answers.nodes.length > 0 ? (
        <BookPages book={data} choices={choices} />
      ) : (
        <div className={`card centered rows ${styles.head} ${styles.form}`}>
          <p>Aus diesem Jahr gibt es noch keinen Eintrag. Mit dem ersten beginnt das Buch.</p>
          <ButtonLink to={PATHS.daily}>Zur Tagesfrage</ButtonLink>
        </div>
      )}
    </div>
  );
}
