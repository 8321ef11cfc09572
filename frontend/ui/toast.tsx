import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import type { ToastCardsProps } from './toast-cards.tsx';
import { type ShownToast, showKeptToast, shownToasts, subscribeToToasts } from './toast-store.ts';

const FETCH_AHEAD_MS = 3000;
const NONE: ShownToast[] = [];

/**
 * The two live regions that hold the toasts; in the page from the start, so that every toast is announced (ARIA22).
 * The cards inside come with the first toast, or a little after the page, to be there when the connection is not.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NONE);
  const Cards = useToastCards(toasts.length > 0);
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

function useToastCards(wanted: boolean): ComponentType<ToastCardsProps> | null {
  const [Cards, setCards] = useState<ComponentType<ToastCardsProps> | null>(null);

  useEffect(() => {
    if (Cards) return;
    const load = () =>
      import('./toast-cards.tsx').then(
        ({ ToastCards }) => setCards(() => ToastCards),
        // No connection: the next toast tries again, and no toast is the only carrier of what it says.
        () => {},
      );
    const timer = setTimeout(load, wanted ? 0 : FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [Cards, wanted]);

  return Cards;
}
