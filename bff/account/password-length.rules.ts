/** Shortest accepted password, in Unicode code points. */
export const PASSWORD_MIN_LENGTH = 6;

/** The refusal of a new password that is too short, in the profile. */
export const NEW_PASSWORD_TOO_SHORT = `Das Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein.`;

/** Longest accepted password, in Unicode code points: far above any passphrase, and cheap to hash. */
export const PASSWORD_MAX_LENGTH = 256;
