import { type ReactNode, useEffect, useRef, useState } from 'react';
import buttonStyles from './button.module.css';
import styles from './inert-button.module.css';

type InertButtonProps = { label: string; why: string; children: ReactNode };
type ExplainedButton = typeof import('./explained-button.tsx').ExplainedButton;

const SIGNS_OF_LIFE = ['focusin', 'pointermove', 'pointerdown'];

const load = async () => (await import('./explained-button.tsx')).ExplainedButton;

/**
 * A 44 px button that does nothing here and says why. The words weigh more than the rest of the page: they come with
 * the first sign that somebody does more than read, and so before anybody turns to this button.
 */
export function InertButton({ label, why, children }: InertButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const [explained, setExplained] = useState<{
    Button: ExplainedButton;
    isOpen: boolean;
    hasFocus: boolean;
  }>();

  useEffect(() => {
    async function explain() {
      const Button = await load();
      const isOpen = pressed.current || button.current?.matches(':hover') === true;
      setExplained(
        (known) => known ?? { Button, isOpen, hasFocus: button.current === document.activeElement },
      );
    }
    // Without a connection the button stays as it is.
    const onSign = () => void explain().catch(() => {});
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, onSign, { once: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, onSign);
    };
  }, []);

  if (explained) {
    const { Button, ...state } = explained;
    return (
      <Button label={label} why={why} {...state}>
        {children}
      </Button>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={`${buttonStyles.icon} ${styles.inert}`}
      aria-label={label}
      aria-disabled="true"
      onPointerDown={() => {
        pressed.current = true;
      }}
    >
      {children}
    </button>
  );
}
