import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A small pill with a fact: `dawn` for an achievement, `mist` for a count. */
export function Badge({ tone, children }: { tone: 'dawn' | 'mist'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}

/** The sun of the logo, beside a streak. */
export function Sun() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill="var(--dawn)" stroke="var(--dawn-ink)" strokeWidth="0.5" />
    </svg>
  );
}
