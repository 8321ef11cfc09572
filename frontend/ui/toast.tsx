import { useEffect } from 'react';
import { useLatePart } from '../lib/use-late-part.ts';
import styles from './toast.module.css';
import { showRememberedToast, useToasts } from './toast-store.ts';

const FETCH_AHEAD_MS = 3000;

// No toast is the only carrier of what it says.
const loadCards = async () => (await import('./toast-cards.tsx')).ToastCards;

/**
 * The two live regions of the toasts, in the page from the start, so that every toast is announced (ARIA22). The cards
 * inside load with the first toast, or soon after the page, to be there without a network.
 */
export function Toasts() {
  const toasts = useToasts();
  const [Cards] = useLatePart(loadCards, toasts.length > 0, FETCH_AHEAD_MS);
  useEffect(showRememberedToast, []);

  return (
    <section className={`screen-only ${styles.region}`} aria-label="Hinweise">
      <div role="status">
        {Cards && <Cards toasts={toasts.filter(({ kind }) => kind === 'success')} label="Meldungen" />}
      </div>
      <div role="alert">
        {Cards && <Cards toasts={toasts.filter(({ kind }) => kind === 'error')} label="Fehlermeldungen" />}
      </div>
    </section>
  );
}
