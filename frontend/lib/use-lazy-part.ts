import { useEffect, useState } from 'react';

/**
 * Loads a part of a page when `wanted`, or after `aheadMs`, and again when the network returns; null until loaded. Not
 * `lazy`: React shows a Suspense fallback for at least 300 ms.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, wanted: boolean, aheadMs?: number): Part | null {
  const [part, setPart] = useState<Part | null>(null);

  useEffect(() => {
    if (part || (!wanted && aheadMs === undefined)) return;
    const fetchPart = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
    if (wanted) fetchPart();
    const timer = wanted ? undefined : setTimeout(fetchPart, aheadMs);
    window.addEventListener('online', fetchPart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchPart);
    };
  }, [load, part, wanted, aheadMs]);

  return part;
}
