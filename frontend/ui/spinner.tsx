import styles from './spinner.module.css';

/** Says that something is being loaded, in words for screen readers and as a slow turning sun. */
export function Spinner({ label = 'Wird geladen …' }: { label?: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.words}>{label}</span>
    </div>
  );
}
