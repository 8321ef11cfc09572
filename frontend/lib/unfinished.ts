import { useEffect } from 'react';
import { createStore } from './store.ts';

// The value says whether the text of a mark would survive the page.
const marks = createStore<ReadonlyMap<symbol, boolean>>(new Map());

/**
 * Marks unfinished work, such as typing, which blocks reloads and redirects. `isSafe`: the text would survive the page.
 * Returns the function that removes the mark.
 */
export function markUnfinished(isSafe = false): () => void {
  const mark = Symbol();
  marks.set(new Map(marks.get()).set(mark, isSafe));
  return () => marks.set(new Map([...marks.get()].filter(([other]) => other !== mark)));
}

/** Marks unfinished work while `active`. */
export function useUnfinished(active: boolean, isSafe = false): void {
  useEffect(() => (active ? markUnfinished(isSafe) : undefined), [active, isSafe]);
}

/** Calls the watcher when a mark changes; returns the unsubscribe function. */
export function watchUnfinished(watcher: () => void): () => void {
  // In a microtask: a closing editor may hand over to other unfinished work.
  return marks.subscribe(() => queueMicrotask(watcher));
}

export function isAnythingUnfinished(): boolean {
  return marks.get().size > 0;
}

/** Whether a text would be lost with this page. */
export function wouldAnythingBeLost(): boolean {
  return [...marks.get().values()].includes(false);
}

/** Runs the action once nothing is unfinished; returns the cancel function. */
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
