import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 30_000;

/**
 * Calls `callback` whenever the network comes back or the person does, to this tab or to this window; and every half
 * minute, because networks come back without saying so.
 */
export function useReturn(callback: () => void): void {
  const call = useEffectEvent(callback);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) call();
    };
    const timer = setInterval(onReturn, EVERY_MS);
    window.addEventListener('online', onReturn);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onReturn);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
