import { useSyncExternalStore } from 'react';
import { readNote, storeNote } from '../lib/session-storage.ts';
import { createStore, useStore } from '../lib/store.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const NOTE = 'motion';
const paused = createStore(readNote(NOTE) === true);

function onSettingChange(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Pauses or resumes every decorative animation in this tab (WCAG 2.2.2). */
export function toggleMotion(): void {
  paused.set(!paused.get());
  storeNote(NOTE, paused.get());
}

/** Whether animations are reduced by the system settings, or paused by the person. */
export function useMotion(): { reduced: boolean; paused: boolean } {
  const reduced = useSyncExternalStore(
    onSettingChange,
    () => window.matchMedia(REDUCED).matches,
    () => false,
  );
  return { reduced, paused: useStore(paused, false) };
}
