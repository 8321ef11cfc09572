import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A small pill with a fact: `dawn` for an achievement, `mist` for a count. */
export function Badge({ tone, children }: { tone: 'dawn' | 'mist'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
