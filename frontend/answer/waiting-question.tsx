import { QUESTION } from '../../bff/answer/question.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './question-card.module.css';

/** The daily question while nobody knows yet whether it is answered: already there to be thought about. */
export function WaitingQuestion() {
  return (
    <div className={`column ${styles.page}`}>
      <title>{BRAND}</title>
      <div className={styles.facts} />
      <div className={`card ${styles.card}`}>
        <h1 className={styles.question}>{QUESTION.text}</h1>
        <Spinner titled={false} />
      </div>
    </div>
  );
}
