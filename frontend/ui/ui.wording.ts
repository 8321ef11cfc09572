/** Stands where something is on its way to the person. */
export const LOADING = 'Wird geladen\u00a0…';

/** Stands on the button that saves the answer of a day, in the diary and in the demo. */
export const SAVE_ANSWER = 'Antwort speichern';

/** Stands on a button whose change is on its way to the server. */
export const SAVING = 'Speichere\u00a0…';

/** Stands on a page that does nothing without script. */
export const PAGE_NEEDS_SCRIPT = 'Diese Seite braucht JavaScript.';

/** Stands at a form that sends nothing without script. */
export const SENDING_NEEDS_SCRIPT = 'Zum Senden braucht diese Seite JavaScript.';
