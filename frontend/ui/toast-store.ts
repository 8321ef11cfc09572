import { leaveNote, takeNote } from '../lib/session-storage.ts';
import { createStore, useStore } from '../lib/store.ts';

/** An undoable action of a toast, until an instant of this browser's clock. */
export type Undo = { until: number; of: unknown };

/** A short notice. */
export type Toast = {
  kind: 'success' | 'error';
  title: string;
  text?: string | undefined;
  undo?: Undo | undefined;
};

/** A toast on screen. */
export type ShownToast = Toast & { id: number };

const NOTE = 'toast';
const MOST_SHOWN = 3;
const NONE: ShownToast[] = [];
const shown = createStore(NONE);
let nextId = 1;

/** A toast that tells a success. */
export function succeeded(title: string, text?: string): Toast {
  return { kind: 'success', title, text };
}

/** A toast that tells a failure. */
export function failed(title: string, text: string): Toast {
  return { kind: 'error', title, text };
}

/** Type guard for a toast from storage or history state. */
export function isToast(value: unknown): value is Toast {
  return typeof value === 'object' && value !== null && 'kind' in value && 'title' in value;
}

/** Shows a toast now; a success takes older failures from the screen. Returns it as it is shown. */
export function showToast(toast: Toast): ShownToast {
  const before = shown.get();
  const still = toast.kind === 'success' ? before.filter(({ kind }) => kind === 'success') : before;
  const added = { ...toast, id: nextId++ };
  shown.set([...still, added].slice(-MOST_SHOWN));
  return added;
}

/** Takes a toast from the screen. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

/** Whether a toast is still on screen. */
export function isShown(toast: ShownToast): boolean {
  return shown.get().includes(toast);
}

/** Stores a toast for the page after a reload or full navigation. */
export function rememberToast(toast: Toast): void {
  leaveNote(NOTE, toast);
}

/** Shows the toast that the page before has stored. */
export function showRememberedToast(): void {
  const toast = takeNote(NOTE);
  if (isToast(toast)) showToast(toast);
}

/** The toasts on screen, oldest first. */
export function useToasts(): ShownToast[] {
  return useStore(shown, NONE);
}
