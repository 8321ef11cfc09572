import { BRAND } from '../lib/brand.ts';
import styles from './spinner.module.css';

/** Stands for a page that is being loaded: in words, as a slowly turning sun, and with a title until the page has its own. */
export function Spinner({ label = 'Wird geladen …' }: { label?: string }) {
  return (
    <div className={styles.spinner} role="status">
      <title>{BRAND}</title>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.words}>{label}</span>
    </div>
  );
}
