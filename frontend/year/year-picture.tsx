import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { PATHS } from '../lib/paths.ts';
import { StreakDocument } from '../streak/streak.operations.generated.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MonthRows } from './month-rows.tsx';
import { longestRunOf, type Month, monthsOf, sumOf } from './months.ts';
import styles from './year.module.css';
import type { DiaryYearFieldsFragment } from './year.operations.generated.ts';

// The first milestone of a streak.
const MIN_RUN = 3;
/** Distance of the ribbon's days, and how far the air lifts them in the middle of the year. */
const STEP = 5;
const LIFT = 5;
const DAYS_PER_WEEK = 7;
const MAX_WEEKS = 54;

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

  const wholeYear = monthsOf(year, today);
  const months = wholeYear.filter(({ days }) => days.some(({ mark }) => mark !== 'outside'));
  const { data } = useQuery(StreakDocument, { fetchPolicy: 'cache-only' });
  const longest = data?.streak.isShown ? longestRunOf(year.answeredDays) : 0;

  return (
    <section aria-label={`Das Jahr ${year.year}`}>
      <details ref={details} className={`printed-open ${styles.year}`}>
        <summary className="line">
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {year.year}
            <span className={styles.sum}> · {sumOf(year)}</span>
          </h2>
          <Ribbon months={wholeYear} today={today} />
          <Icon name="chevron" />
        </summary>
        <p className={`screen-only row small ${styles.years}`}>
          {year.earlierYear !== null && <TextLink to={`#${year.earlierYear}`}>‹ {year.earlierYear}</TextLink>}
          {year.laterYear !== null && <TextLink to={`#${year.laterYear}`}>{year.laterYear} ›</TextLink>}
        </p>
        <MonthRows months={months} today={today} />
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

/** Every day of the year as a light, in columns of weeks; decoration beside the unfolded year. */
function Ribbon({ months, today }: { months: Month[]; today: string }) {
  const days = months.flatMap((month) => month.days);
  const start = (new Date(days[0]?.day ?? '').getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  const lights = (isWanted: (day: Month['days'][number]) => boolean) =>
    days.flatMap((day, index) => (isWanted(day) ? [light(start + index)] : [])).join('');
  return (
    <svg
      className={styles.ribbon}
      viewBox={`0 0 ${MAX_WEEKS * STEP} ${DAYS_PER_WEEK * STEP + LIFT}`}
      aria-hidden="true"
    >
      <path className={styles.dark} d={lights(({ mark }) => mark !== 'answered')} />
      <path className={styles.lit} d={lights(({ mark }) => mark === 'answered')} />
      <path className={styles.now} d={lights(({ day }) => day === today)} />
    </svg>
  );
}

/** A point, which its round stroke makes a light. */
function light(place: number): string {
  const week = Math.floor(place / DAYS_PER_WEEK);
  const fall = (LIFT / 2) * (1 + Math.cos((2 * Math.PI * week) / MAX_WEEKS));
  const y = ((place % DAYS_PER_WEEK) + 0.5) * STEP + fall;
  return `M${(week + 0.5) * STEP} ${y.toFixed(1)}h.01`;
}
