import { useEffect, useEffectEvent } from 'react';

/**
 * Hides the page in the browser's history as it is left, and calls `onBack` before it is shown again, so that somebody
 * who has signed out since and goes back sees nothing.
 */
export function useConcealedInHistory(onBack: () => void): void {
  const comeBack = useEffectEvent(onBack);

  useEffect(() => {
    const page = document.documentElement;
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      page.hidden = persisted;
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
      page.hidden = false;
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
