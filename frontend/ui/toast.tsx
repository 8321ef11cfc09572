import { useEffect, useState } from 'react';
import { useLazyPart } from '../lib/use-lazy-part.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import styles from './toast.module.css';
import { showStoredToast, useToasts } from './toast-store.ts';

// Not at the touch itself: Chromium blocks a new service worker while the old worker fetches.
const AFTER_TOUCH_MS = 3000;

// A toast is never the only carrier of its message.
const loadCards = async () => (await import('./toast-cards.tsx')).ToastCards;

/**
 * The two live regions of the toasts, present from the start so that every toast is announced (ARIA22). The cards load
 * with the first toast, or soon after the first touch for offline use.
 */
export function Toasts() {
  const toasts = useToasts();
  const [isTouched, setIsTouched] = useState(false);
  const Cards = useLazyPart(loadCards, toasts.length > 0, isTouched ? AFTER_TOUCH_MS : undefined);
  useWindowEvent('pointerdown', () => setIsTouched(true));
  useWindowEvent('keydown', () => setIsTouched(true));
  useEffect(showStoredToast, []);

  return (
    <section className={`screen-only ${styles.region}`} aria-label="Meldungen">
      <div role="status">
        {Cards && <Cards toasts={toasts.filter(({ kind }) => kind === 'success')} label="Erfolgsmeldungen" />}
      </div>
      <div role="alert">
        {Cards && <Cards toasts={toasts.filter(({ kind }) => kind === 'error')} label="Fehlermeldungen" />}
      </div>
    </section>
  );
}
