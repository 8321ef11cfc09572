import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that comes after the page, so that the page need not wait for it: null until it is there. It is
 * fetched after `aheadMs`, or at once when it is wanted: again then, and when the network returns, if it did not get
 * through.
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
    const timer = wanted ? undefined : setTimeout(fetchPart, aheadMs);
    window.addEventListener('online', fetchPart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchPart);
    };
  }, [load, Part, wanted, aheadMs]);

  return Part;
}
