import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A titled card below the first of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
