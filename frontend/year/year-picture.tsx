import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DiaryYearFieldsFragment } from '../graphql/log-operations.generated.ts';
import { type DayMark, type Month, monthsOf } from './months.ts';
import styles from './year.module.css';

const SHORT_NAME_LENGTH = 3;
const MOST_DAYS = 31;
const CELL = 10;
const RADIUS: Record<DayMark, number> = { answered: 3.3, open: 3, outside: 3 };
const TODAY_RADIUS = 4.5;

type YearPictureProps = {
  year: DiaryYearFieldsFragment;
  today: string;
  /** Changes whenever a link to this year was followed; null when none was. */
  openedBy: string | null;
};

/** A year of the diary in twelve rows of suns, each a link to its month. */
export function YearPicture({ year, today, openedBy }: YearPictureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openedBy !== null) heading.current?.focus();
  }, [openedBy]);

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
      <ol className={styles.months}>
        {monthsOf(year, today).map((month) => (
          <li key={month.id} aria-hidden={month.days.every(({ mark }) => mark === 'outside')}>
            <MonthRow month={month} today={today} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function sumOf({ answeredDays, possibleDays }: DiaryYearFieldsFragment): string {
  return `${answeredDays.length} von ${possibleDays === 1 ? '1 Tag' : `${possibleDays} Tagen`}`;
}

/** A month with entries is a link to them; the suns are decoration beside its name. */
function MonthRow({ month, today }: { month: Month; today: string }) {
  const { id, name, entries } = month;
  const row = (
    <>
      <span className={styles.name} aria-hidden="true">
        {name.slice(0, SHORT_NAME_LENGTH)}
      </span>
      <Suns month={month} today={today} />
    </>
  );
  if (entries === 0) {
    return (
      <div className={styles.row}>
        <span className="visually-hidden">{name}, keine Einträge</span>
        {row}
      </div>
    );
  }
  return (
    <Link
      to={`#${id}`}
      className={styles.row}
      aria-label={`${name}, ${entries === 1 ? '1 Eintrag' : `${entries} Einträge`}`}
    >
      {row}
    </Link>
  );
}

function Suns({ month: { days }, today }: { month: Month; today: string }) {
  const isToday = days.findIndex(({ day }) => day === today);
  const circles = (wanted: DayMark) =>
    days.flatMap(({ mark }, index) => (mark === wanted ? [circle(index, RADIUS[mark])] : [])).join('');
  return (
    <svg viewBox={`0 0 ${MOST_DAYS * CELL} ${CELL}`} aria-hidden="true">
      <path className={styles.outside} d={circles('outside')} />
      <path className={styles.open} d={circles('open')} />
      <path className={styles.answered} d={circles('answered')} />
      {isToday >= 0 && <path className={styles.today} d={circle(isToday, TODAY_RADIUS)} />}
    </svg>
  );
}

function circle(index: number, radius: number): string {
  const left = (index + 0.5) * CELL - radius;
  const [there, back] = [2 * radius, -2 * radius].map((step) => `a${radius} ${radius} 0 1 0 ${step} 0`);
  return `M${left} ${CELL / 2}${there}${back}`;
}
