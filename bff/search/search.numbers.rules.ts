/** The longest query, in Unicode code points. It bounds the cost of a match. */
export const SEARCH_MAX_CODE_POINTS = 60;

/** The fewest characters for which a page searches. */
export const SEARCH_MIN_CHARACTERS = 2;

/** The most entries that a search shows; it counts the others. */
export const MAX_HITS = 30;

/** The rows of the first statement of a search, and the most and the fewest rows of a later statement. */
export const FIRST_ROWS = 200;
export const MOST_ROWS = 500;
export const FEWEST_ROWS = 10;

/** The ciphertext that a statement of a search reads at most. */
export const BYTES_A_STATEMENT = 300_000;

/** The time that a search may take; ten years of ordinary entries take a tenth of it. */
export const BUDGET_MS = 300;
