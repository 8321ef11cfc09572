import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  /** The fragment of the address that leads here; its heading can take the focus. */
  id?: string;
  /** Whether it is one of several cards under a heading of their own. */
  isPart?: boolean;
  children: ReactNode;
};

/** A titled card below the first of a page. */
export function Section({ title, id, isPart = false, children }: SectionProps) {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <section className={styles.section}>
      <Heading id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
