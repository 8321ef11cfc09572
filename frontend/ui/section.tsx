import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type GroupProps = {
  title: string;
  id?: string;
  hint?: string;
  children: ReactNode;
};

/** A group of sections: a card under a heading. */
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
  /** Omitted if the group has no other section. */
  title?: string;
  /** Fragment that links here; the heading can take the focus. */
  id?: string;
  children: ReactNode;
};

/** A section of a group, separated by a hairline. */
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
