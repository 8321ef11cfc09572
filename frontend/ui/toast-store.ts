import { isStored } from '../lib/json-values.ts';
import { storeNote, takeNote } from '../lib/session-storage.ts';
import { createStore, useStore } from '../lib/store.ts';

/** What a toast can undo, until an instant of this browser's clock. */
export type Undo = { until: number; of: unknown };

export type Toast = {
  kind: 'success' | 'error';
  title: string;
  text?: string | undefined;
  /** A line below a prescribed text: what is safe, and what to do. */
  advice?: string;
  undo?: Undo | undefined;
  /** The page before has stored it: it is there at once, without motion. */
  isStored?: boolean;
};

export type ShownToast = Toast & { id: number };

const NOTE = 'toast';
const MAX_SHOWN = 3;
const NONE: ShownToast[] = [];
const shown = createStore(NONE);
let nextId = 1;

export function succeeded(title: string, text?: string): Toast {
  return { kind: 'success', title, text };
}

export function failed(title: string, text: string): Toast {
  return { kind: 'error', title, text };
}

function canUndo({ undo }: Toast): boolean {
  return undo !== undefined && Date.now() < undo.until;
}

/**
 * The toasts on screen once a toast is added: at most three. A success removes older failures, and a toast removes an
 * older toast with the same title. A toast that can still undo gives way only to further such toasts, even if a fourth
 * toast stands beside three.
 */
export function withToast<T extends Toast>(before: T[], added: T): T[] {
  const all = [...before.filter((toast) => canUndo(toast) || toast.title !== added.title), added];
  const undoable = all.filter(canUndo).slice(-MAX_SHOWN);
  const others = all.filter(
    (toast) => !canUndo(toast) && (added.kind === 'error' || toast.kind === 'success'),
  );
  const kept = others.slice(-Math.max(1, MAX_SHOWN - undoable.length));
  return all.filter((toast) => undoable.includes(toast) || kept.includes(toast));
}

/** Shows a toast; returns the shown toast. */
export function showToast(toast: Toast): ShownToast {
  const added = { ...toast, id: nextId++ };
  shown.set(withToast(shown.get(), added));
  return added;
}

export function dismissToast(id: number | null): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

/** Stores a toast for the page after a reload or full navigation. */
export function storeToast(toast: Toast): void {
  storeNote(NOTE, toast);
}

/** Stores the toasts on screen for the page after a reload, so that each undo stays possible. */
export function storeShownToasts(): void {
  storeNote(NOTE, shown.get());
}

/** Reloads the page and keeps the toasts on screen, so that each undo stays possible. */
export function reloadWithToasts(): void {
  storeShownToasts();
  window.location.reload();
}

/** Stores the toast for the page after a reload, with the toasts on screen that can still undo. */
export function storeToastAndUndos(toast: Toast): void {
  storeNote(NOTE, [...shown.get().filter(canUndo), toast]);
}

/** Shows the toasts that the previous page has stored. */
export function showStoredToasts(): void {
  for (const toast of [takeNote(NOTE)].flat()) {
    if (isStored<Toast>(toast, 'kind', 'title')) showToast({ ...toast, isStored: true });
  }
}

/** The toasts on screen, oldest first. */
export function useToasts(): ShownToast[] {
  return useStore(shown, NONE);
}
