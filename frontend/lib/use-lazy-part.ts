import { useEffect, useState } from 'react';

/**
 * Loads a part of a page when `wanted`, and again when the network returns; null until loaded. Not `lazy`: React shows a
 * Suspense fallback for at least 300 ms.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null);

  useEffect(() => {
    if (part || !wanted) return;
    const fetchPart = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
    fetchPart();
    window.addEventListener('online', fetchPart);
    return () => window.removeEventListener('online', fetchPart);
  }, [load, part, wanted]);

  return part;
}
