import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import styles from './other-version.module.css';
import { ShownTexts } from './shown-texts.tsx';

type OtherVersionProps = { title: string; hint: string; texts: AnswerTexts; children: ReactNode };

/** Shows a second version of a text beside the first, with buttons to choose. */
export function OtherVersion({ title, hint, texts, children }: OtherVersionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);

  // Before it leaves the page, so that the focus is not lost with the pressed button.
  useLayoutEffect(() => {
    const shown = section.current;
    return () => {
      const { activeElement, body } = document;
      // A pressed button that waits for the server has lost the focus already.
      const isLost = activeElement === body || shown?.contains(activeElement);
      if (isLost) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section ref={section} className={`notice ${styles.version}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      <blockquote dir="auto">
        <ShownTexts texts={texts} />
      </blockquote>
      <div className="row">{children}</div>
    </section>
  );
}
