import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` after `delayMs`; null clears the timer, a new delay or `round` restarts it. */
export function useTimeout(callback: () => void, delayMs: number | null, round = 0): void {
  const call = useEffectEvent(callback);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the clock.
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => call(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, round]);
}
