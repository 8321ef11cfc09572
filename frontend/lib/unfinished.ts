import { useEffect } from 'react';

const unfinished = new Set<symbol>();
const waiting = new Set<() => void>();

/** Marks something a person is in the middle of, such as typing; while marked, no reload and no redirect may happen. */
export function useUnfinished(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const mark = Symbol();
    unfinished.add(mark);
    return () => {
      unfinished.delete(mark);
      // One moment later: an editor that closes may hand over to something else that is unfinished.
      queueMicrotask(runWaiting);
    };
  }, [active]);
}

function runWaiting(): void {
  if (unfinished.size > 0) return;
  for (const action of [...waiting]) {
    waiting.delete(action);
    action();
  }
}

/** Whether a person is in the middle of something. */
export function isAnythingUnfinished(): boolean {
  return unfinished.size > 0;
}

/** Runs the action as soon as nothing is unfinished, and returns how to cancel it. */
export function whenNothingIsUnfinished(action: () => void): () => void {
  waiting.add(action);
  runWaiting();
  return () => waiting.delete(action);
}
