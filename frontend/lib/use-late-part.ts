import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that comes after the page, so that the page need not wait for it: null until it is there; and
 * whether it has not got through. It is fetched after `aheadMs`, or at once when it is wanted, and again when the
 * network returns; only newer browsers ask for a lost script twice, in others it takes a new document.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  aheadMs = 0,
): [part: ComponentType<Props> | null, isLost: boolean] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    if (Part) return;
    const fetchPart = () =>
      void load().then(
        (Loaded) => setPart(() => Loaded),
        () => setIsLost(true),
      );
    if (wanted) fetchPart();
    const timer = wanted ? undefined : setTimeout(fetchPart, aheadMs);
    window.addEventListener('online', fetchPart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchPart);
    };
  }, [load, Part, wanted, aheadMs]);

  return [Part, isLost];
}
