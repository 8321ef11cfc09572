import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from './keep-in-view.ts';

/** Scrolls to the element that the URL's fragment names, and opens it if it can, also when the same link is followed again. */
export function useHashTarget(): void {
  const location = useLocation();

  useEffect(() => {
    const { hash } = location;
    const target = hash && document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    return target ? keepInView(target) : undefined;
  }, [location]);
}
