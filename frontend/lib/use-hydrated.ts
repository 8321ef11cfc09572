import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False during prerendering and hydration, then true: for content that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
