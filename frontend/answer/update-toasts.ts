import type { Toast } from '../ui/toast-store.ts';

export const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** Toasts of an update; the daily page and the diary use different wording. */
export type UpdateToasts = { updated: Toast; failed: Toast };
