import type { Undo } from './toast-store.ts';

type UndoHandler = (undo: Undo) => void;

let handler: UndoHandler | null = null;

/** Sets what the button 'Rückgängig' of a toast does in this document. */
export function handleUndo(next: UndoHandler): void {
  handler = next;
}

/** What undoes this now; null when its time is over, or in a document that cannot. */
export function handlerOf({ until }: Undo): UndoHandler | null {
  return Date.now() < until ? handler : null;
}
