/** A session ends after this many days without use. */
export const SESSION_IDLE_DAYS = 14;

/** A session ends this many days after the sign-in, however much it is used. */
export const SESSION_ABSOLUTE_DAYS = 30;

/** How many minutes a sign-in is fresh, for changes that a stolen session must not make. */
export const RECENT_SIGN_IN_MINUTES = 15;
