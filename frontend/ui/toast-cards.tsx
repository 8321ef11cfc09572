import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import buttonStyles from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type ShownToast } from './toast-store.ts';

const TOAST_MS = 8000;
const HOTKEY = ['F8'];
const NO_HOTKEY: string[] = [];

type ToastCardsProps = { toasts: ShownToast[]; label: string };

/** Toasts of one kind; time, their button, Escape or a swipe closes them, and hover or focus stops the time. */
export function ToastCards({ toasts, label }: ToastCardsProps) {
  // The live region around the cards announces them; the library's own announcement would be a second one.
  const [unheard] = useState(() => document.createElement('div'));

  return (
    <Toast.Provider duration={TOAST_MS} label={label} announcerContainer={unheard}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          className={`card ${styles.toast} ${styles[toast.kind]}`}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <span className={`disc ${styles.mark}`}>
            <Icon name={toast.kind === 'success' ? 'check' : 'alert'} />
          </span>
          <div className={styles.words}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.text && (
              <Toast.Description className={`small ${styles.text}`}>{toast.text}</Toast.Description>
            )}
          </div>
          <Toast.Close
            className={`disc ${buttonStyles.icon}`}
            aria-label="Hinweis schließen"
            title="Hinweis schließen"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className={styles.list}
        label={`${label} ({hotkey})`}
        hotkey={toasts.length > 0 ? HOTKEY : NO_HOTKEY}
      />
    </Toast.Provider>
  );
}
