import type { Undo } from './toast-store.ts';

type UndoHandler = (undo: Undo) => void;

let handler: UndoHandler | null = null;

/** Sets the handler of a toast's button 'Rückgängig' in this document. */
export function handleUndo(next: UndoHandler): void {
  handler = next;
}

/** The handler that can undo this now; null after its deadline, or in a document without a handler. */
export function handlerOf({ until }: Undo): UndoHandler | null {
  return Date.now() < until ? handler : null;
}
