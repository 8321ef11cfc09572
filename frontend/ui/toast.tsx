import { useEffect, useRef, useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import {
  dismissToast,
  type ShownToast,
  showStoredToasts,
  showToast,
  type Undo,
  useToasts,
} from './toast-store.ts';

const KEY = 'F8';
const SUCCESS_MS = 4000;
const FAILURE_MS = 8000;

function durationMs({ kind, undo }: ShownToast): number {
  if (undo) return Math.max(SUCCESS_MS, undo.until - Date.now());
  return kind === 'success' ? SUCCESS_MS : FAILURE_MS;
}

/**
 * The two live regions of the toasts, present from the start so that every toast is announced (ARIA22). F8 moves the
 * focus to them. While a pointer or a visible focus is on a toast, no toast closes by itself. A tap holds no toast.
 * `onUndo` tells its outcome itself, and rejects only if nothing was tried.
 */
export function Toasts({ onUndo }: { onUndo: (undo: Undo) => Promise<void> }) {
  const toasts = useToasts();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useEffect(showStoredToasts, []);
  useWindowEvent('keydown', ({ key }) => {
    if (key === KEY && toasts.length > 0) region.current?.focus();
  });

  function close({ id }: ShownToast) {
    // The focus stays near the place of a closed toast.
    if (region.current?.contains(document.activeElement)) region.current.focus();
    setIsHovered(false);
    dismissToast(id);
  }

  function undoAndClose(toast: ShownToast, undo: Undo) {
    close(toast);
    // If the code of the undo cannot be fetched, the toast comes back.
    onUndo(undo).catch(() => showToast(toast));
  }

  const cardsOf = (kind: ShownToast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isHeld={isHovered || isFocused}
          onClose={() => close(toast)}
          onUndo={(undo) => undoAndClose(toast, undo)}
        />
      ));

  return (
    <section
      ref={region}
      className={`screen-only ${styles.region}`}
      aria-label="Meldungen"
      aria-keyshortcuts={KEY}
      tabIndex={-1}
      // Not `enter`: a toast that appears below a resting pointer closes.
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
    >
      {/* Not atomic: a new toast would have every older toast read again. */}
      <div role="status" aria-atomic="false" className={styles.list}>
        {cardsOf('success')}
      </div>
      <div role="alert" aria-atomic="false" className={styles.list}>
        {cardsOf('error')}
      </div>
    </section>
  );
}

type ToastCardProps = {
  toast: ShownToast;
  isHeld: boolean;
  onClose: () => void;
  onUndo: (undo: Undo) => void;
};

/** A toast. Its timer, its button or Escape closes it. */
function ToastCard({ toast, isHeld, onClose, onUndo }: ToastCardProps) {
  const { kind, title, text, advice, undo, isStored } = toast;
  useTimeout(onClose, isHeld ? null : durationMs(toast));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same.
    <div
      className={`card ${styles.toast} ${styles[kind]} ${isStored ? '' : styles.arriving}`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <span className={`disc ${styles.mark}`}>
        <Icon name={kind === 'success' ? 'check' : 'alert'} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={`small ${styles.text}`}>{text}</p>}
        {advice && <p className={`small ${styles.text}`}>{advice}</p>}
        {undo && <UndoButton until={undo.until} onClick={() => onUndo(undo)} />}
      </div>
      <IconButton label="Meldung schließen" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

function UndoButton({ until, onClick }: { until: number; onClick: () => void }) {
  const [isInTime] = useState(() => Date.now() < until);
  if (!isInTime) return null;
  return (
    <button type="button" className={`target ${styles.undo}`} onClick={onClick}>
      Rückgängig
    </button>
  );
}
