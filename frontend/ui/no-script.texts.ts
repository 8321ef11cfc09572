/** Stands on a page that does nothing without script. */
export const PAGE_NEEDS_SCRIPT = 'Diese Seite braucht JavaScript.';

/** Stands at a form that sends nothing without script. */
export const SENDING_NEEDS_SCRIPT = 'Zum Senden braucht diese Seite JavaScript.';
