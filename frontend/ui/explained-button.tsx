import * as Tooltip from '@radix-ui/react-tooltip';
import { type FocusEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import buttonStyles from './button.module.css';
import styles from './inert-button.module.css';

const GAP_PX = 6;
const SCREEN_EDGE_PX = 12;

type ExplainedButtonProps = {
  label: string;
  why: string;
  isOpen: boolean;
  hasFocus: boolean;
  children: ReactNode;
};

/**
 * What becomes of an `InertButton` that somebody has turned to: it says why it does nothing, on hover, focus and tap;
 * the words can themselves be hovered, and go with Escape (WCAG 1.4.13).
 */
export function ExplainedButton({ label, why, isOpen, hasFocus, children }: ExplainedButtonProps) {
  const [open, setOpen] = useState(isOpen);

  // The library closes on a press, but on a touch screen a press is the only way to the words.
  function openInstead(event: SyntheticEvent) {
    event.preventDefault();
    setOpen(true);
  }

  // The library closes on scrolling, and the focus scrolls its button into view: the words come in the frame after that.
  function openSoon(event: FocusEvent<HTMLButtonElement>) {
    event.preventDefault();
    const button = event.currentTarget;
    requestAnimationFrame(() => setOpen(button === document.activeElement));
  }

  return (
    <Tooltip.Provider delayDuration={0}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger
          type="button"
          autoFocus={hasFocus}
          className={`${buttonStyles.icon} ${styles.inert}`}
          aria-label={label}
          aria-disabled="true"
          onFocus={openSoon}
          onPointerDown={(event) => event.preventDefault()}
          onClick={openInstead}
        >
          {children}
        </Tooltip.Trigger>
        <Tooltip.Content className={styles.tooltip} sideOffset={GAP_PX} collisionPadding={SCREEN_EDGE_PX}>
          {why}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
