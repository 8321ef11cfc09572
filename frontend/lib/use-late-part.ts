import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 5_000;

/**
 * A part of a page that comes after the page, so that the page need not wait for it: null until it is there. It is
 * fetched after `aheadMs`, or at once when it is wanted, then again every five seconds, and when the network returns,
 * for as long as it does not get through.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  aheadMs = 0,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (Part) return;
    const fetchPart = () =>
      void load().then(
        (Loaded) => setPart(() => Loaded),
        () => {},
      );
    if (wanted) fetchPart();
    const timer = wanted ? setInterval(fetchPart, RETRY_MS) : setTimeout(fetchPart, aheadMs);
    window.addEventListener('online', fetchPart);
    return () => {
      // It ends a timeout as well.
      clearInterval(timer);
      window.removeEventListener('online', fetchPart);
    };
  }, [load, Part, wanted, aheadMs]);

  return Part;
}
