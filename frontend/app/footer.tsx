import { BRAND } from '../lib/brand.ts';
import styles from './footer.module.css';

/** Credit, rights and the current year (SPEC §2). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p>Ein Projekt von {BRAND} Software</p>
        <p>
          © {new Date().getFullYear()} {BRAND}. Alle Rechte vorbehalten.
        </p>
      </div>
    </footer>
  );
}
