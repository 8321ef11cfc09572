import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type GroupProps = {
  title: string;
  /** The fragment of the address that leads here. */
  id?: string;
  hint?: string;
  children: ReactNode;
};

/** Sections that belong together: a card under a heading. */
export function Group({ title, id, hint, children }: GroupProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {hint && <p>{hint}</p>}
      <div className={`card ${styles.sections}`}>{children}</div>
    </section>
  );
}

type SectionProps = {
  /** Absent where the group is about nothing else. */
  title?: string;
  /** The fragment of the address that leads here; its heading can take the focus. */
  id?: string;
  children: ReactNode;
};

/** A topic in a group, separated from the next topic by a hairline. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {title && (
        <h3 id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </h3>
      )}
      {children}
    </section>
  );
}
