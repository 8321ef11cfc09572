import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type MonthLinkProps, MonthRows } from './month-rows.tsx';
import { longestRunOf, monthsOf, sumOf } from './months.ts';
import styles from './year.module.css';
import type { DiaryYearFieldsFragment } from './year.operations.generated.ts';

// The first milestone of a streak.
const MIN_RUN = 3;

type YearPictureProps = {
  year: DiaryYearFieldsFragment;
  today: string;
  /** Changes whenever the person follows a link to this year; null without a link. */
  openedBy: string | null;
};

/**
 * A year of the diary in rows of suns, each row a link to its month. Leaves out months in which no day was possible.
 */
export function YearPicture({ year, today, openedBy }: YearPictureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openedBy !== null) heading.current?.focus();
  }, [openedBy]);

  const months = monthsOf(year, today).filter(({ days }) => days.some(({ mark }) => mark !== 'outside'));
  const longest = longestRunOf(year.answeredDays);

  return (
    <section className={styles.year} aria-label={`Das Jahr ${year.year}`}>
      <div className="spread">
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {year.year}
          <span className={styles.sum}> · {sumOf(year)}</span>
        </h2>
        <p className={`screen-only row ${styles.years}`}>
          {year.earlierYear !== null && <Link to={`#${year.earlierYear}`}>‹ {year.earlierYear}</Link>}
          {year.laterYear !== null && <Link to={`#${year.laterYear}`}>{year.laterYear} ›</Link>}
        </p>
      </div>
      <MonthRows months={months} today={today} MonthLink={MonthLink} />
      {longest >= MIN_RUN && <p className={styles.sum}>{`Am längsten am Stück: ${longest}\u00a0Tage`}</p>}
      {year.answeredDays.length > 0 && (
        <p className={styles.book}>
          <ButtonLink kind="secondary" to={`${PATHS.book}#${year.year}`}>
            Buch {year.year}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function MonthLink({ month, ...rest }: MonthLinkProps) {
  return <Link to={`#${month}`} {...rest} />;
}
