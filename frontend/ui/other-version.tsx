import { type ReactNode, useId } from 'react';
import styles from './other-version.module.css';

type OtherVersionProps = { title: string; hint: string; text: string; children: ReactNode };

/** Shows a second version of a text beside the first, with the buttons to choose by. */
export function OtherVersion({ title, hint, text, children }: OtherVersionProps) {
  const id = useId();
  return (
    <section className={styles.version} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      <blockquote dir="auto">{text}</blockquote>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
