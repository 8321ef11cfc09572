import { Horizon } from '../horizon/horizon.tsx';
import { useHashTarget } from '../lib/use-hash-target.ts';
import { MonthRows } from '../year/month-rows.tsx';
import { monthsOf } from '../year/months.ts';
import styles from './book.module.css';
import type { BookQuery } from './book.operations.generated.ts';
import { BookChapter } from './book-chapter.tsx';
import type { Choices } from './book-form.tsx';
import { BOOK_TITLE, pageRules, usePageRules } from './page-rules.ts';

/** July, with green land and swallows. */
const COVER_MONTH = 7;

type BookPagesProps = { book: BookQuery; choices: Choices };

/** The book: cover, dedication, the year's picture, a chapter for each month, and a last picture without words. */
export function BookPages({ book: { diaryYear, answers, today }, choices }: BookPagesProps) {
  const { year } = diaryYear;
  const months = monthsOf(diaryYear, today).filter(({ entries }) => entries > 0);
  const [author, dedication] = [choices.author.trim(), choices.dedication.trim()];
  useHashTarget();
  usePageRules(pageRules(choices.paper, months));

  return (
    <div className={styles.book} data-paper={choices.paper}>
      <div className={styles.pages}>
        <section className={`${styles.sheet} ${styles.cover}`} aria-label="Umschlag">
          <Horizon shape="middle" month={COVER_MONTH} time="dawn" className={styles.scene} />
          <p className={styles.year}>{year}</p>
          <p className={styles.name}>{BOOK_TITLE}</p>
          {author && <p className={styles.author}>{author}</p>}
        </section>
        {dedication && (
          <>
            {/* The back of the cover stays empty, so that the dedication is on a right page. */}
            <div className={`print-only ${styles.sheet}`} />
            <section className={`${styles.sheet} ${styles.dedication}`} aria-label="Widmung">
              <p>{dedication}</p>
            </section>
          </>
        )}
        <section className={`${styles.sheet} ${styles.picture}`} aria-label={`Das Jahr ${year}`}>
          <h2>Das Jahr {year}</h2>
          <MonthRows months={months} isPrinted />
        </section>
      </div>
      {months.map((month) => (
        <BookChapter
          key={month.id}
          month={month}
          entries={answers.nodes.filter(({ day }) => day.startsWith(month.id)).toReversed()}
        />
      ))}
      <div className={`${styles.sheet} ${styles.end}`} aria-hidden="true">
        <Horizon shape="middle" month={COVER_MONTH} time="dawn" className={styles.scene} />
      </div>
    </div>
  );
}
