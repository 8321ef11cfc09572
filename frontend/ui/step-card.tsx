import type { ReactNode } from 'react';
import { takeFocus } from '../lib/take-focus.ts';
import styles from './step-card.module.css';

/** A step of several in a card; its heading, if it has one, takes the focus from the previous step. */
export function StepCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={`card stack ${styles.step}`}>
      {title !== undefined && (
        <h2 ref={takeFocus} tabIndex={-1}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
