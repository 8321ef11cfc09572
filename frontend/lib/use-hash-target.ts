import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section that the URL's fragment names. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
