import { useEffect, useRef } from 'react';
import styles from './form-failure.module.css';
import { Icon } from './icon.tsx';
import type { Toast } from './toast-store.ts';

/** Repeats a failure beside the form and takes the focus there: the toast is never its only carrier (WCAG 3.3.1). */
export function FormFailure({ failure }: { failure: Toast | null }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) place.current?.focus();
  }, [failure]);

  return (
    <p ref={place} tabIndex={-1} hidden={!failure} className={styles.failure}>
      <Icon name="alert" />
      {failure?.text}
    </p>
  );
}
