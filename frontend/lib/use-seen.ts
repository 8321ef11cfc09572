import { useEffect, useEffectEvent, useRef } from 'react';

/** After this time in view something counts as seen. */
const SEEN_AFTER_MS = 2000;

/** Calls `onSeen` once the element of the returned ref was in view for two seconds, anew for each `what`. */
export function useSeen(onSeen: () => void, what: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = element;
    if (!what || !current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(tell, SEEN_AFTER_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [what]);
  return element;
}
