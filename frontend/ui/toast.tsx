import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import {
  dismissToast,
  type ShownToast,
  showKeptToast,
  shownToasts,
  subscribeToToasts,
} from './toast-store.ts';

const TOAST_MS = 8000;
const NONE: ShownToast[] = [];

/** The two live regions that hold the toasts; in the page from the start, so that every toast is announced (ARIA22). */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NONE);
  useEffect(showKeptToast, []);

  return (
    <section className={styles.region} aria-label="Hinweise">
      <div role="status">
        {toasts.map((toast) => toast.kind === 'success' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.kind === 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  useTimeout(() => dismissToast(toast.id), held ? null : TOAST_MS);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; being looked at only stops the clock.
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark}>
        <Icon name={toast.kind === 'success' ? 'check' : 'alert'} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </div>
      <IconButton label="Hinweis schließen" onClick={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
