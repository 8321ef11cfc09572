import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type MonthLinkProps, MonthRows } from './month-rows.tsx';
import { longestRunOf, type Month, monthsOf, sumOf } from './months.ts';
import styles from './year.module.css';
import type { DiaryYearFieldsFragment } from './year.operations.generated.ts';

// The first milestone of a streak.
const MIN_RUN = 3;
const BAR_WIDTH = 18;
const BAR_HEIGHT = 22;

type YearPictureProps = {
  year: DiaryYearFieldsFragment;
  today: string;
  /** Changes whenever the person follows a link to this year; null without a link. */
  openedBy: string | null;
};

/** A year of the diary as a ribbon, which unfolds to rows of suns, each a link to its month. Months in which nothing could be written are left out. */
export function YearPicture({ year, today, openedBy }: YearPictureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (openedBy === null) return;
    if (details.current) details.current.open = true;
    heading.current?.focus();
  }, [openedBy]);

  const months = monthsOf(year, today).filter(({ days }) => days.some(({ mark }) => mark !== 'outside'));
  const longest = longestRunOf(year.answeredDays);

  return (
    <section aria-label={`Das Jahr ${year.year}`}>
      <details ref={details} className={styles.year}>
        <summary>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {year.year}
            <span className={styles.sum}> · {sumOf(year)}</span>
          </h2>
          <Ribbon months={months} />
          <Icon name="chevron" />
        </summary>
        <p className={`screen-only row ${styles.years}`}>
          {year.earlierYear !== null && <Link to={`#${year.earlierYear}`}>‹ {year.earlierYear}</Link>}
          {year.laterYear !== null && <Link to={`#${year.laterYear}`}>{year.laterYear} ›</Link>}
        </p>
        <MonthRows months={months} today={today} MonthLink={MonthLink} />
        {longest >= MIN_RUN && <p className={styles.sum}>{`Am längsten am Stück: ${longest}\u00a0Tage`}</p>}
        {year.answeredDays.length > 0 && (
          <p className={styles.book}>
            <ButtonLink kind="secondary" to={`${PATHS.book}#${year.year}`}>
              Buch {year.year}
            </ButtonLink>
          </p>
        )}
      </details>
    </section>
  );
}

/** A bar for each month, as high as its share of answered days; decoration beside the unfolded year. */
function Ribbon({ months }: { months: Month[] }) {
  return (
    <svg
      className={styles.ribbon}
      viewBox={`0 0 ${months.length * BAR_WIDTH} ${BAR_HEIGHT}`}
      aria-hidden="true"
    >
      {months.map(({ id, days, entries }, index) => {
        const height = Math.max(1, (entries / days.length) * BAR_HEIGHT);
        return (
          <rect
            key={id}
            x={index * BAR_WIDTH}
            y={BAR_HEIGHT - height}
            width={BAR_WIDTH - 4}
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}

function MonthLink({ month, ...rest }: MonthLinkProps) {
  return <Link to={`#${month}`} {...rest} />;
}
