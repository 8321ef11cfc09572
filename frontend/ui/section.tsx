import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './section.module.css';

type RowProps = {
  /** The fragment of the address that opens the row. */
  id: string;
  title: string;
  /** The present state in a few words, next to the title. */
  state?: string | undefined;
  children: ReactNode;
};

/** A row of the profile, which opens in place, or beside the rows on a wide screen; opening a row closes the others. */
export function Row({ id, title, state, children }: RowProps) {
  return (
    <details id={id} name="profil" className={styles.row} onToggle={keepAddress}>
      <summary className="line">
        <span className={`row ${styles.words}`}>
          <h2>{title}</h2>
          <span className="small">{state}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.sections}>{children}</div>
    </details>
  );
}

/** Keeps the address of the open row, without an entry in the history. */
function keepAddress({ currentTarget: { id, open } }: { currentTarget: HTMLDetailsElement }) {
  if (!open && location.hash !== `#${id}`) return;
  history.replaceState(history.state, '', open ? `#${id}` : location.pathname);
}

type SectionProps = {
  /** Absent if the row is about nothing else. */
  title?: string;
  children: ReactNode;
};

/** A topic in a row, separated from the next topic by a hairline. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={`stack ${styles.section}`}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}
