import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` whenever a person comes back to this window. */
export function useWindowFocus(callback: () => void): void {
  const call = useEffectEvent(callback);

  useEffect(() => {
    const onFocus = () => call();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
