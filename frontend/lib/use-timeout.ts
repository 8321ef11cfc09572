import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` with the round after `delayMs`; null clears the timer, a new delay or `round` restarts it. */
export function useTimeout(callback: (round: number) => void, delayMs: number | null, round = 0): void {
  const call = useEffectEvent(callback);

  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => call(round), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, round]);
}
