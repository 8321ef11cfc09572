import { useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './form-failure.module.css';
import { Icon } from './icon.tsx';
import type { Toast } from './toast-store.ts';

/** Repeats a failure beside the form and focuses it: a toast must not be the only sign of an error (WCAG 3.3.1). */
export function FormFailure({ failure, onDismiss }: { failure: Toast | null; onDismiss?: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) place.current?.focus();
  }, [failure]);

  if (!failure) return null;
  return (
    <p ref={place} tabIndex={-1} className={styles.failure}>
      <Icon name="alert" />
      {failure.text}
      {onDismiss && (
        <IconButton label="Meldung ausblenden" onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </p>
  );
}
