/** Days without use after which a session ends. */
export const SESSION_IDLE_DAYS = 14;

/** Days after the sign-in after which a session ends. */
export const SESSION_ABSOLUTE_DAYS = 30;

/** Minutes for which a sign-in counts as recent; sensitive changes need a recent sign-in. */
export const RECENT_SIGN_IN_MINUTES = 15;
