import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
let paused = false;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

/** Stops or resumes every decorative animation of the page at once (WCAG 2.2.2). */
export function toggleMotion(): void {
  paused = !paused;
  for (const listener of listeners) listener();
}

/** Whether decoration may move: a person can pause it here or refuse it in the system's settings. */
export function useMotion(): { reduced: boolean; paused: boolean } {
  const reduced = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(REDUCED).matches,
    () => false,
  );
  const isPaused = useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );
  return { reduced, paused: isPaused };
}
