import { useEffect } from 'react';
import { createStore } from './store.ts';

// Each mark says whether what it stands for would outlive the page.
const marks = createStore<ReadonlyMap<symbol, boolean>>(new Map());

/**
 * Marks something a person is in the middle of, such as typing; while marked, no reload and no redirect may happen.
 * `isKept` tells that nothing would be lost if the page had to go all the same.
 */
export function useUnfinished(active: boolean, isKept = false): void {
  useEffect(() => {
    if (!active) return;
    const mark = Symbol();
    marks.set(new Map(marks.get()).set(mark, isKept));
    return () => marks.set(new Map([...marks.get()].filter(([other]) => other !== mark)));
  }, [active, isKept]);
}

/** Calls the watcher whenever something is begun, finished or safe; returns how to end that. */
export function watchUnfinished(watcher: () => void): () => void {
  // One moment later: an editor that closes may hand over to something else that is unfinished.
  return marks.subscribe(() => queueMicrotask(watcher));
}

/** Whether a person is in the middle of something. */
export function isAnythingUnfinished(): boolean {
  return marks.get().size > 0;
}

/** Whether something would be lost if this page had to go now. */
export function wouldAnythingBeLost(): boolean {
  return [...marks.get().values()].includes(false);
}

/** Runs the action as soon as nothing is unfinished, and returns how to cancel it. */
export function whenNothingIsUnfinished(action: () => void): () => void {
  let isOver = false;
  const end = watchUnfinished(run);
  function run() {
    if (isOver || isAnythingUnfinished()) return;
    cancel();
    action();
  }
  function cancel() {
    isOver = true;
    end();
  }
  run();
  return cancel;
}
