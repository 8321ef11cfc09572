import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` after `delayMs`; null clears the timer, a new delay or another `occasion` restarts it. */
export function useTimeout(callback: () => void, delayMs: number | null, occasion?: unknown): void {
  const call = useEffectEvent(callback);

  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(call, delayMs, occasion);
    return () => clearTimeout(timer);
  }, [delayMs, occasion]);
}
