/** Maximum query length in Unicode code points; bounds the cost of a match. */
export const SEARCH_MAX_CODE_POINTS = 60;

/** Minimum characters before the page searches. */
export const SEARCH_MIN_CHARACTERS = 2;

/** Maximum entries in a result; further matches are only counted. */
export const MAX_HITS = 30;

/** Rows of a search's first statement, and bounds for later statements. */
export const FIRST_ROWS = 200;
export const MAX_ROWS = 500;
export const MIN_ROWS = 10;

/** Maximum ciphertext that a statement reads. */
export const BYTES_PER_STATEMENT = 300_000;

/** Time budget of a search; ten years of ordinary entries take a tenth of it. */
export const BUDGET_MS = 300;
