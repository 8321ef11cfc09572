import { useSyncExternalStore } from 'react';
import { leaveNote, readNote } from '../lib/session-notes.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const NOTE = 'motion';
const PAUSED = 'paused';
const listeners = new Set<() => void>();
let paused = readNote(NOTE) === PAUSED;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

/** Stops or resumes every decorative animation at once, on every page of this tab (WCAG 2.2.2). */
export function toggleMotion(): void {
  paused = !paused;
  leaveNote(NOTE, paused ? PAUSED : null);
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
