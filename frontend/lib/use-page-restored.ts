import { useWindowEvent } from './use-window-event.ts';

/** Calls `callback` when the browser shows this page again from its back/forward cache. */
export function usePageRestored(callback: () => void): void {
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}
