import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` when the browser shows this page again as it was left, after going back to it. */
export function usePageRestored(callback: () => void): void {
  const call = useEffectEvent(callback);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) call();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
