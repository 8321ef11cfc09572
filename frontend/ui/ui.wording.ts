export const LOADING = 'Wird geladen\u00a0…';
export const SAVE_ANSWER = 'Antwort speichern';
export const SAVING = 'Speichere\u00a0…';
export const PAGE_NEEDS_SCRIPT = 'Diese Seite braucht JavaScript.';
export const SENDING_NEEDS_SCRIPT = 'Zum Senden braucht diese Seite JavaScript.';
