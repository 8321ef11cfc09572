/** What a page says that does nothing without script. */
export const PAGE_NEEDS_SCRIPT = 'Diese Seite braucht JavaScript.';

/** What a form says that sends nothing without script. */
export const SENDING_NEEDS_SCRIPT = 'Zum Senden braucht diese Seite JavaScript.';
