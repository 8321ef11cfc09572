import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the HTML made at build time and in the browser's first look at it, true ever after: for what a page can
 * only know or do in the browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
