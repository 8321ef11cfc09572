import { leaveNote, takeNote } from '../lib/session-notes.ts';

/** A short notice; the words come from SPEC §8. */
export type Toast = { kind: 'success' | 'error'; title: string; text?: string | undefined };

/** A toast on screen. */
export type ShownToast = Toast & { id: number };

const NOTE = 'toast';
const MOST_SHOWN = 3;
const listeners = new Set<() => void>();
let shown: ShownToast[] = [];
let nextId = 1;

function publish(toasts: ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Whether a value that comes from outside the program is a toast. */
export function isToast(value: unknown): value is Toast {
  return typeof value === 'object' && value !== null && 'kind' in value && 'title' in value;
}

/** Shows a toast now; a success takes older failures from the screen. */
export function showToast(toast: Toast): void {
  const still = toast.kind === 'success' ? shown.filter(({ kind }) => kind === 'success') : shown;
  publish([...still, { ...toast, id: nextId++ }].slice(-MOST_SHOWN));
}

/** Takes a toast from the screen. */
export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

/** Hands a toast to the page that comes after a reload or full navigation. */
export function keepToast(toast: Toast): void {
  leaveNote(NOTE, toast);
}

/** Shows the toast that the page before has left, if there is one. */
export function showKeptToast(): void {
  const toast = takeNote(NOTE);
  if (isToast(toast)) showToast(toast);
}

/** For `useSyncExternalStore`: hears every change of what is shown. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `useSyncExternalStore`: what is shown, oldest first. */
export function shownToasts(): ShownToast[] {
  return shown;
}
