import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A small pill with a fact: `dawn` for what has been achieved, `mist` for what there is. */
export function Badge({ tone, children }: { tone: 'dawn' | 'mist'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}

/** Keeps the place of a badge that is still being asked for, so that its neighbours do not move when it comes. */
export function BadgePlace() {
  return <span className={`${styles.badge} ${styles.place}`} aria-hidden="true" />;
}
