import { type ReactNode, useId } from 'react';
import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import styles from './other-version.module.css';
import { ShownTexts } from './shown-texts.tsx';

type OtherVersionProps = { title: string; hint: string; texts: AnswerTexts; children: ReactNode };

/** Shows a second version of a text beside the first, with buttons to choose. */
export function OtherVersion({ title, hint, texts, children }: OtherVersionProps) {
  const id = useId();
  return (
    <section className={`notice ${styles.version}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      <blockquote dir="auto">
        <ShownTexts texts={texts} />
      </blockquote>
      <div className="row">{children}</div>
    </section>
  );
}
