import { useEffect } from 'react';

// Each mark says whether what it stands for would outlive the page.
const unfinished = new Map<symbol, boolean>();
const waiting = new Set<() => void>();
const watchers = new Set<() => void>();

/**
 * Marks something a person is in the middle of, such as typing; while marked, no reload and no redirect may happen.
 * `isKept` tells that nothing would be lost if the page had to go all the same.
 */
export function useUnfinished(active: boolean, isKept = false): void {
  useEffect(() => {
    if (!active) return;
    const mark = Symbol();
    unfinished.set(mark, isKept);
    queueMicrotask(tellWatchers);
    return () => {
      unfinished.delete(mark);
      // One moment later: an editor that closes may hand over to something else that is unfinished.
      queueMicrotask(runWaiting);
      queueMicrotask(tellWatchers);
    };
  }, [active, isKept]);
}

function runWaiting(): void {
  if (unfinished.size > 0) return;
  for (const action of [...waiting]) {
    waiting.delete(action);
    action();
  }
}

function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Calls the watcher whenever something is begun, finished or safe; returns how to end that. */
export function watchUnfinished(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether a person is in the middle of something. */
export function isAnythingUnfinished(): boolean {
  return unfinished.size > 0;
}

/** Whether something would be lost if this page had to go now. */
export function wouldAnythingBeLost(): boolean {
  return [...unfinished.values()].includes(false);
}

/** Runs the action as soon as nothing is unfinished, and returns how to cancel it. */
export function whenNothingIsUnfinished(action: () => void): () => void {
  waiting.add(action);
  runWaiting();
  return () => waiting.delete(action);
}
