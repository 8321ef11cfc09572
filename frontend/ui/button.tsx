import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'danger' | 'dangerOutline' | 'dangerText';

type ButtonProps = ComponentProps<'button'> & {
  kind?: Kind;
  pending?: boolean;
  pendingLabel?: string;
};

/**
 * Returns the focus to the pressed button after pending, unless the focus has moved. A disabled button loses the focus,
 * in some browsers before a script can read it.
 */
function useFocusAfterPending(pending = false) {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!pending && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    if (!pending) pressed.current = null;
  }, [pending]);
  return (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
  };
}

/** A button, secondary by default. While pending it is disabled, announces that, and keeps its width and focus. */
export function Button({ kind = 'secondary', pending, pendingLabel, children, ...rest }: ButtonProps) {
  const rememberPress = useFocusAfterPending(pending);
  return (
    <button
      type="button"
      {...rest}
      onClickCapture={rememberPress}
      disabled={pending || rest.disabled}
      className={`${styles.button} ${styles[kind]}`}
    >
      <span className={pending && pendingLabel ? styles.away : undefined}>{children}</span>
      {pendingLabel && <span className={pending ? undefined : styles.away}>{pendingLabel}</span>}
    </button>
  );
}

/** A link that looks like a button, primary by default. */
export function ButtonLink({ kind = 'primary', ...rest }: ComponentProps<typeof Link> & { kind?: Kind }) {
  return <Link {...rest} className={`${styles.button} ${styles[kind]}`} />;
}

/** A link as plain text, as high as a finger needs. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="target" />;
}

/** A 44 px button with only an icon; its label names the action and its object. */
export function IconButton({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={`disc ${styles.icon}`}>
      {children}
    </button>
  );
}
