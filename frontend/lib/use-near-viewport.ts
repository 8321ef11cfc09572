import { useEffect, useRef, useState } from 'react';

/** Start loading this far below the window, so that loading ends before the person gets there. */
const AHEAD = '0px 0px 1500px 0px';

/** Whether an element has come near the window or `reach` was called; once true, stays true. */
export function useNearViewport<E extends Element>() {
  const place = useRef<E>(null);
  const [isReached, setIsReached] = useState(false);

  useEffect(() => {
    if (isReached || !place.current) return;
    // On a busy page several entries arrive together, oldest first.
    const observer = new IntersectionObserver(
      (looks) => {
        if (looks.at(-1)?.isIntersecting) setIsReached(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReached]);

  return [place, isReached, () => setIsReached(true)] as const;
}
