import { useHashTarget } from '../lib/use-hash-target.ts';
import { Logo } from '../ui/logo.tsx';
import { PrintedTexts } from '../ui/shown-texts.tsx';
import { type MonthLinkProps, MonthRows } from '../year/month-rows.tsx';
import { type Month, monthsOf, sumOf } from '../year/months.ts';
import styles from './book.module.css';
import type { BookQuery } from './book.operations.generated.ts';
import { BOOK_TITLE, type Paper, PLAIN_PAGE, pageOf, pageRules, usePageRules } from './page-rules.ts';

const NUMBER = new Intl.NumberFormat('de-DE');
const DAY = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

type Entry = BookQuery['answers']['nodes'][number];

type BookPagesProps = { book: BookQuery; paper: Paper; dedication: string };

/** The book: title, the year's picture, a chapter for each month, and the number of moments. */
export function BookPages({ book: { diaryYear, answers, today }, paper, dedication }: BookPagesProps) {
  const { nodes } = answers;
  const months = monthsOf(diaryYear, today);
  const chapters = months.filter(({ entries }) => entries > 0);
  const { year } = diaryYear;
  useHashTarget();
  usePageRules(
    pageRules(
      paper,
      chapters.map(({ id, name }) => ({ id, heading: `${name} ${year}` })),
    ),
  );

  return (
    <div className={styles.book} data-paper={paper}>
      <section className={`${styles.sheet} ${styles.title}`} style={{ page: PLAIN_PAGE }} aria-label="Titel">
        <Logo size={72} />
        <p className={styles.name}>{BOOK_TITLE}</p>
        <p className={styles.year}>{year}</p>
        {dedication && <p className={styles.dedication}>{dedication}</p>}
      </section>
      <section
        className={`${styles.sheet} ${styles.picture}`}
        style={{ page: PLAIN_PAGE }}
        aria-label={`Das Jahr ${year}`}
      >
        <h2>Das Jahr {year}</h2>
        <p className={styles.sum}>{sumOf(diaryYear)}</p>
        <MonthRows months={months} MonthLink={MonthLink} />
      </section>
      {chapters.map((month) => (
        <Chapter
          key={month.id}
          month={month}
          entries={nodes.filter(({ day }) => day.startsWith(month.id)).toReversed()}
        />
      ))}
      <section className={`${styles.sheet} ${styles.end}`} style={{ page: PLAIN_PAGE }} aria-label="Schluss">
        <p>{nodes.length === 1 ? 'Ein guter Moment.' : `${NUMBER.format(nodes.length)} gute Momente.`}</p>
      </section>
    </div>
  );
}

/** Links to the chapter of a month, also in a PDF. */
function MonthLink({ month, ...rest }: MonthLinkProps) {
  return <a href={`#${month}`} {...rest} />;
}

function Chapter({ month: { id, name }, entries }: { month: Month; entries: Entry[] }) {
  return (
    <section
      className={`headings-kept ${styles.sheet} ${styles.chapter}`}
      style={{ page: pageOf(id) }}
      aria-label={name}
    >
      <h2 id={id} tabIndex={-1}>
        {name}
      </h2>
      {entries.map((answer) => (
        <article key={answer.id} className={styles.entry}>
          <h3>
            <time dateTime={answer.day}>{DAY.format(new Date(`${answer.day}T00:00:00Z`))}</time>
          </h3>
          <PrintedTexts texts={answer} className={answer.isReadable ? styles.text : styles.unreadable} />
        </article>
      ))}
    </section>
  );
}
