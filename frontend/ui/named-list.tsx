import type { ReactNode } from 'react';
import styles from './named-list.module.css';

/** A list of named items with their actions. */
export function NamedList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** The name of an item, with its facts as `span`s below. */
export function ItemFacts({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.words}>
      <strong>{name}</strong>
      {children}
    </div>
  );
}
