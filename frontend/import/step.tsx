import { type ReactNode, useEffect, useRef } from 'react';
import styles from './import.module.css';

/** A step of the import in a card; its heading takes the focus from the previous step. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`card ${styles.step}`}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
