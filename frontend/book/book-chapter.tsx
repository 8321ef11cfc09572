import { Horizon } from '../horizon/horizon.tsx';
import entry from '../ui/entry.module.css';
import { PrintedTexts } from '../ui/shown-texts.tsx';
import type { Month } from '../year/months.ts';
import sheets from './book.module.css';
import type { BookQuery } from './book.operations.generated.ts';
import styles from './book-chapter.module.css';
import { pageOf } from './page-rules.ts';

type BookChapterProps = { month: Month; entries: BookQuery['answers']['nodes'] };

/** A month: its landscape, and its entries. */
export function BookChapter({ month: { id, name }, entries }: BookChapterProps) {
  return (
    <section className={sheets.pages} aria-label={name}>
      <div className={sheets.sheet}>
        <Horizon shape="side" month={Number(id.slice(-2))} time="day" className={sheets.scene} />
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
      </div>
      <div className={sheets.entries} style={{ page: pageOf(id) }}>
        {entries.map((answer) => (
          <article key={answer.id} className={styles.entry}>
            <h3>
              <time dateTime={answer.day}>{Number(answer.day.slice(-2))}.</time>
            </h3>
            <PrintedTexts
              texts={answer}
              className={`${styles.text} ${answer.isReadable ? '' : entry.unreadable}`}
            />
          </article>
        ))}
      </div>
    </section>
  );
}
