import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import buttonStyles from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type ShownToast, type Undo } from './toast-store.ts';
import { handlerOf } from './undo.ts';

const SUCCESS_MS = 4000;
const FAILURE_MS = 8000;
const HOTKEY = ['F8'];
const NO_HOTKEY: string[] = [];

function durationMs({ kind, undo }: ShownToast): number {
  if (undo) return Math.max(SUCCESS_MS, undo.until - Date.now());
  return kind === 'success' ? SUCCESS_MS : FAILURE_MS;
}

type ToastCardsProps = { toasts: ShownToast[]; label: string };

/** Toasts of one kind. A timer, the button, Escape or a swipe closes a toast; hover or focus stops the timer. */
export function ToastCards({ toasts, label }: ToastCardsProps) {
  // The live region around the cards announces them; discard the library's own announcement.
  const [unheard] = useState(() => document.createElement('div'));

  return (
    <Toast.Provider label={label} announcerContainer={unheard}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          duration={durationMs(toast)}
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
            {toast.advice && <p className={`small ${styles.text}`}>{toast.advice}</p>}
            {toast.undo && <UndoButton undo={toast.undo} />}
          </div>
          <Toast.Close
            className={`disc ${buttonStyles.icon}`}
            aria-label="Meldung schließen"
            title="Meldung schließen"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className={styles.list}
        label={toasts.length > 0 ? `${label} ({hotkey})` : label}
        hotkey={toasts.length > 0 ? HOTKEY : NO_HOTKEY}
      />
    </Toast.Provider>
  );
}

function UndoButton({ undo }: { undo: Undo }) {
  const [run] = useState(() => handlerOf(undo));
  if (!run) return null;
  return (
    <Toast.Action className={`target ${styles.undo}`} altText="Rückgängig" onClick={() => run(undo)}>
      Rückgängig
    </Toast.Action>
  );
}
