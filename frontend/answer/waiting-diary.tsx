import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './diary.module.css';

/** The heading of the diary. */
export const DIARY_HEADING = 'Mein persönliches Resilienz-Tagebuch';

/** Shows the diary's heading while its entries are on their way. */
export function WaitingDiary() {
  return (
    <div className={`column ${styles.page}`}>
      <title>{BRAND}</title>
      <header>
        <h1>{DIARY_HEADING}</h1>
        <div className={styles.badges} />
      </header>
      <Spinner titled={false} />
    </div>
  );
}
