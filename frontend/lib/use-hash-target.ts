import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from './keep-in-view.ts';

/** Scrolls to the section that the URL's fragment names, also when the person follows the same link again. */
export function useHashTarget(): void {
  const location = useLocation();

  useEffect(() => {
    const { hash } = location;
    const target = hash && document.getElementById(hash.slice(1));
    return target ? keepInView(target) : undefined;
  }, [location]);
}
