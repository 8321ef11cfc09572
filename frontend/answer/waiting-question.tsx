import { BRAND } from '../lib/brand.ts';
import { QUESTION } from '../lib/question.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './daily.module.css';

/** Title and description of the daily question. */
export const DAILY_META = {
  title: 'Tägliche Frage',
  description: `Deine Frage des Tages bei ${BRAND}: eine Minute für das Gute.`,
};

/** The daily question while nobody knows yet whether it is answered: already there to be thought about (SPEC §2). */
export function WaitingQuestion() {
  return (
    <div className={styles.page}>
      <PageMeta {...DAILY_META} />
      <div className={styles.facts} />
      <div className={styles.card}>
        <h1 className={styles.question}>{QUESTION.text}</h1>
        <Spinner titled={false} />
      </div>
    </div>
  );
}
