/** How many minutes the link that replaces a forgotten password is good. */
export const RESET_MINUTES = 30;

/** How many hours a link is good that the operator makes for an owner who has proved their identity. */
export const WAY_IN_HOURS = 24;

/** A passkey or identity of fewer days stands out after a link has replaced the password. */
export const RECENT_DAYS = 30;

/** How many minutes the page after a new password by link can remove young credentials. */
export const REMOVAL_MINUTES = 30;
