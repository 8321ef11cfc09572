export const LOADING = 'Wird geladen\u00a0…';

/** Label of the button that saves the answer of a day, in the diary and in the demo. */
export const SAVE_ANSWER = 'Antwort speichern';

/** Label of a button while its change is being saved. */
export const SAVING = 'Speichere\u00a0…';

export const PAGE_NEEDS_SCRIPT = 'Diese Seite braucht JavaScript.';

export const SENDING_NEEDS_SCRIPT = 'Zum Senden braucht diese Seite JavaScript.';
