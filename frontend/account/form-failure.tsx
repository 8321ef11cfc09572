import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Toast } from '../ui/toast-store.ts';
import styles from './auth.module.css';

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
