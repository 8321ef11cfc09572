import type { Toast } from '../ui/toast-store.ts';

/** The title of the toast after a failed update. */
export const UPDATE_FAILED = 'Fehler beim Aktualisieren';

/** The toasts of an update; the two pages word them differently. */
export type UpdateToasts = { updated: Toast; failed: Toast };
