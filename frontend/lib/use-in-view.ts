import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Start loading this far below the window, so that loading ends before the person gets there. */
const AHEAD = { rootMargin: '0px 0px 1500px 0px' };

/** Tells when the element of the returned ref comes into view or leaves it, anew for each `what`. */
export function useInView(
  what: unknown,
  options: IntersectionObserverInit,
  tell: (isInView: boolean) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const look = useEffectEvent(tell);
  useEffect(() => {
    if (!what || !place.current) return;
    // On a busy page several entries arrive together, oldest first.
    const observer = new IntersectionObserver(
      (looks) => look(looks.at(-1)?.isIntersecting === true),
      options,
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [what, options]);
  return place;
}

/** Whether an element has come near the window or `reach` was called; once true, stays true. */
export function useNearViewport() {
  const [isReached, setIsReached] = useState(false);
  const place = useInView(!isReached, AHEAD, (isNear) => isNear && setIsReached(true));
  return [place, isReached, () => setIsReached(true)] as const;
}
