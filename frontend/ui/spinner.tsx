import { BRAND } from '../lib/brand.ts';
import styles from './spinner.module.css';

/** Stands for a page that is being loaded: in words, as a slowly turning sun, and with a title unless the page has its own. */
export function Spinner({ label = 'Wird geladen …', titled = true }: { label?: string; titled?: boolean }) {
  return (
    <div className={styles.spinner} role="status">
      {titled && <title>{BRAND}</title>}
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.words}>{label}</span>
    </div>
  );
}
