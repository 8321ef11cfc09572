import { useRef } from 'react';

/**
 * Gives a function that runs work unless other work of it is still under way. Then nothing runs twice, and `afterwards`
 * is called once the way is free: whoever came meanwhile may have brought the network along.
 */
export function useSingleFlight() {
  const isBusy = useRef(false);
  const next = useRef<() => void>(undefined);

  return async (work: () => Promise<void>, afterwards?: () => void) => {
    if (isBusy.current) {
      next.current ??= afterwards;
      return;
    }
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
    const missed = next.current;
    next.current = undefined;
    missed?.();
  };
}
