export const RESET_MINUTES = 30;

export const OPERATOR_LINK_HOURS = 24;

/** A credential younger than this many days counts as recent after a reset. */
export const RECENT_DAYS = 30;

/** Minutes for which the page after a reset can remove recent credentials. */
export const REMOVAL_MINUTES = 30;
