import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { Horizon } from '../horizon/horizon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './question-card.module.css';

/** Shows the daily question while the page does not know yet whether it is answered. */
export function WaitingQuestion() {
  return (
    <div className={`column ${styles.page}`}>
      <title>{BRAND}</title>
      <div className={`spread ${styles.facts}`} />
      <div className={`card ${styles.card}`} data-question>
        <h1 className={styles.question}>{QUESTION.text}</h1>
        <Spinner titled={false} />
      </div>
      <Horizon shape="side" className={styles.horizon} />
    </div>
  );
}
