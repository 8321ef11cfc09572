import { type ReactNode, useId, useRef, useState } from 'react';
import { useWindowEvent } from '../lib/use-window-event.ts';
import buttonStyles from './button.module.css';
import styles from './inert-button.module.css';

/**
 * A 44 px button that only explains why it does nothing, on hover, focus and tap. The tooltip can be hovered and closes
 * with Escape (WCAG 1.4.13).
 */
export function InertButton({ label, why, children }: { label: string; why: string; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setIsOpen(false);
  });
  useWindowEvent('pointerdown', ({ target }) => {
    if (!(target instanceof Node && place.current?.contains(target))) setIsOpen(false);
  });

  return (
    <span
      ref={place}
      className={styles.place}
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={() => setIsOpen(false)}
    >
      <button
        type="button"
        className={`disc ${buttonStyles.icon} ${styles.inert}`}
        aria-label={label}
        aria-disabled="true"
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <span role="tooltip" id={id} className={styles.tooltip}>
          {why}
        </span>
      )}
    </span>
  );
}
