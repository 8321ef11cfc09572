import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import buttonStyles from './button.module.css';
import styles from './inert-button.module.css';

/** A pointer on its way to the words may leave both for a moment. */
const GRACE_MS = 200;

type InertButtonProps = { label: string; why: string; children: ReactNode };

/**
 * A 44 px button that does nothing here and says why: its tooltip comes on hover, focus and tap, can itself be
 * hovered, and goes with Escape (WCAG 1.4.13).
 */
export function InertButton({ label, why, children }: InertButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useTimeout(() => setOpen(false), leaving ? GRACE_MS : null);

  function show() {
    setLeaving(false);
    setOpen(true);
  }

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; being pointed at shows the tooltip.
    <span
      className={styles.place}
      onPointerEnter={show}
      onPointerLeave={() => setLeaving(true)}
      onFocus={show}
      onBlur={() => setOpen(false)}
    >
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={label}
        aria-disabled="true"
        aria-describedby={id}
        onClick={show}
      >
        {children}
      </button>
      <span id={id} role="tooltip" className={styles.tooltip} data-open={open}>
        {why}
      </span>
    </span>
  );
}
