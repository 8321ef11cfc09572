import { useState } from 'react';
import { Horizon } from '../horizon/horizon.tsx';
import { PrintedTexts } from '../ui/shown-texts.tsx';
import type { Month } from '../year/months.ts';
import sheets from './book.module.css';
import type { BookQuery } from './book.operations.generated.ts';
import styles from './book-chapter.module.css';
import { FULL_PAGE, pageOf } from './page-rules.ts';

const DAY = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' });
/** A longer text, or a text with more lines, would run into the landscape. */
const FITS_LARGE = /^.{1,200}$/u;

type Entry = BookQuery['answers']['nodes'][number];

/** A month: its landscape, on which a chosen sentence stands large, and its entries. */
export function BookChapter({ month: { id, name }, entries }: { month: Month; entries: Entry[] }) {
  const [largeId, setLargeId] = useState<string>();
  const large = entries.find((answer) => answer.id === largeId);

  return (
    <section className={sheets.pages} aria-label={name}>
      <div className={sheets.sheet} style={{ page: FULL_PAGE }}>
        <Horizon shape="side" month={Number(id.slice(-2))} time="day" className={sheets.scene} />
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        {large && (
          <>
            <PrintedTexts texts={large} className={`${styles.text} ${styles.large}`} />
            <p className={styles.date}>{dayOf(large)}</p>
          </>
        )}
      </div>
      <div className={sheets.entries} style={{ page: pageOf(id) }}>
        {entries.map((answer) => (
          <article key={answer.id} className={styles.entry}>
            <h3>
              <time dateTime={answer.day}>{Number(answer.day.slice(-2))}.</time>
            </h3>
            <PrintedTexts texts={answer} className={answer.isReadable ? styles.text : styles.unreadable} />
            {answer.isReadable && FITS_LARGE.test(answer.content) && (
              <input
                type="radio"
                name={`large-${id}`}
                className={`screen-only ${styles.choice}`}
                aria-label={`${dayOf(answer)} groß`}
                checked={answer === large}
                onChange={() => setLargeId(answer.id)}
                onClick={() => answer === large && setLargeId(undefined)}
              />
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

function dayOf({ day }: Entry): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
