import { useEffect } from 'react';
import { useLatePart } from '../lib/use-late-part.ts';
import styles from './toast.module.css';
import { showKeptToast, useToasts } from './toast-store.ts';

const FETCH_AHEAD_MS = 3000;

// No toast is the only carrier of what it says.
const loadCards = async () => (await import('./toast-cards.tsx')).ToastCards;

/**
 * The two live regions that hold the toasts; in the page from the start, so that every toast is announced (ARIA22).
 * The cards inside come with the first toast, or a little after the page, to be there when the connection is not.
 */
export function Toasts() {
  const toasts = useToasts();
  const [Cards] = useLatePart(loadCards, toasts.length > 0, FETCH_AHEAD_MS);
  useEffect(showKeptToast, []);

  return (
    <section className={styles.region} aria-label="Hinweise">
      <div role="status">
        {Cards && <Cards toasts={toasts.filter(({ kind }) => kind === 'success')} label="Meldungen" />}
      </div>
      <div role="alert">
        {Cards && <Cards toasts={toasts.filter(({ kind }) => kind === 'error')} label="Fehlermeldungen" />}
      </div>
    </section>
  );
}
