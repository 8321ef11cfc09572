import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import styles from './spinner.module.css';
import { LOADING, PAGE_NEEDS_SCRIPT } from './ui.wording.ts';

/**
 * The loading state of a page; also the page's heading and title unless the page has its own. Without script it says
 * that the page needs script.
 */
export function Spinner({ label = LOADING, titled = true }: { label?: string; titled?: boolean }) {
  return (
    <div className={`stack ${styles.spinner}`} role="status" data-loading>
      {titled && <title>{BRAND}</title>}
      <span className={styles.ring} aria-hidden="true" />
      {titled ? <h1 className={styles.words}>{label}</h1> : <p className={styles.words}>{label}</p>}
      <noscript>{PAGE_NEEDS_SCRIPT}</noscript>
    </div>
  );
}
