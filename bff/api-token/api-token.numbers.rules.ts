/** The most keys that a person can have at once. */
export const MAX_API_TOKENS = 20;

/** Longest name of a program, in Unicode code points. */
export const PROGRAM_NAME_MAX_LENGTH = 60;

/** How many days a key can be good for at most. */
export const MAX_TOKEN_DAYS = 366;

/** The shortest time between two notes of a use. */
export const USE_NOTED_EVERY_MS = 3_600_000;
