import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'danger' | 'dangerOutline';

type ButtonProps = ComponentProps<'button'> & {
  kind?: Kind;
  pending?: boolean;
  pendingLabel?: string;
};

/** A disabled button loses the focus: after the waiting it comes back, unless it has gone somewhere else meanwhile. */
function useFocusAfterPending(label: RefObject<HTMLElement | null>, pending: boolean) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const button = label.current?.closest('button');
    if (pending) hadFocus.current = document.activeElement === button;
    else if (hadFocus.current && document.activeElement === document.body) button?.focus();
  }, [label, pending]);
}

/** A pill that acts; while pending it is disabled, keeps its width and its focus, and says so in words. */
export function Button({ kind = 'primary', pending = false, pendingLabel, children, ...rest }: ButtonProps) {
  const label = useRef<HTMLSpanElement>(null);
  useFocusAfterPending(label, pending);
  return (
    <button
      type="button"
      {...rest}
      disabled={pending || rest.disabled}
      className={`${styles.button} ${styles[kind]}`}
    >
      <span ref={label} className={pending && pendingLabel ? styles.away : styles.label}>
        {children}
      </span>
      {pendingLabel && <span className={pending ? styles.label : styles.away}>{pendingLabel}</span>}
    </button>
  );
}

/** A link that looks like a button: what navigates is a link (PRODUCT, "Pages"). */
export function ButtonLink({ kind = 'primary', ...rest }: ComponentProps<typeof Link> & { kind?: Kind }) {
  return <Link {...rest} className={`${styles.button} ${styles[kind]}`} />;
}

/** A 44 px button with a drawing only; its label says what it does and to which thing. */
export function IconButton({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={styles.icon}>
      {children}
    </button>
  );
}
