import { useEffect, useEffectEvent } from 'react';
import { useWindowEvent } from './use-window-event.ts';

const POLL_MS = 30_000;

/**
 * Calls `callback` when the network or the person returns, and every 30 seconds, because a network may return
 * unannounced.
 */
export function useOnReturn(callback: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) callback();
  });
  useWindowEvent('online', () => onReturn());
  useWindowEvent('focus', () => onReturn());
  useWindowEvent('visibilitychange', () => onReturn());

  useEffect(() => {
    const timer = setInterval(onReturn, POLL_MS);
    return () => clearInterval(timer);
  }, []);
}
