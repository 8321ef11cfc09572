import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the section that the address names into view; for pages that are linked to by their sections. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
