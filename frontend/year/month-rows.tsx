import { Link } from 'react-router-dom';
import { entryCount } from '../lib/counts.ts';
import type { DayMark, Month } from './months.ts';
import styles from './year.module.css';

const SHORT_NAME_LENGTH = 3;
const MAX_DAYS = 31;
const CELL = 10;
const RADIUS: Record<DayMark, number> = { answered: 3.3, open: 3, outside: 3 };
const TODAY_RADIUS = 4.5;

type RowProps = {
  /** The day marked by a ring. */
  today?: string;
  /** Whether the browser itself follows the links, without the router, and scrolls to their months. */
  isPrinted?: boolean;
};

/** The months of a year in rows of suns; a month with entries is a link. */
export function MonthRows({ months, ...rest }: RowProps & { months: Month[] }) {
  return (
    <ol className={`rows ${styles.months}`}>
      {months.map((month) => (
        <li key={month.id} aria-hidden={month.days.every(({ mark }) => mark === 'outside')}>
          <MonthRow month={month} {...rest} />
        </li>
      ))}
    </ol>
  );
}

/** The suns are decorative; the month's whole name and its count are the text. */
function MonthRow({ month, today, isPrinted = false }: RowProps & { month: Month }) {
  const { id, name, entries } = month;
  const row = (
    <>
      <span className="visually-hidden">
        {name}
        <span className="screen-only">, {entries === 0 ? 'keine Einträge' : entryCount(entries)}</span>
      </span>
      <span className={styles.name} aria-hidden="true">
        {name.slice(0, SHORT_NAME_LENGTH)}
      </span>
      <Suns month={month} today={today} />
    </>
  );
  if (entries === 0) return <div className={styles.row}>{row}</div>;
  return (
    <Link to={`#${id}`} reloadDocument={isPrinted} className={styles.row}>
      {row}
    </Link>
  );
}

function Suns({ month: { days }, today }: { month: Month; today: string | undefined }) {
  const isToday = days.findIndex(({ day }) => day === today);
  const circles = (wanted: DayMark) =>
    days.flatMap(({ mark }, index) => (mark === wanted ? [circle(index, RADIUS[mark])] : [])).join('');
  return (
    <svg viewBox={`0 0 ${MAX_DAYS * CELL} ${CELL}`} aria-hidden="true">
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
