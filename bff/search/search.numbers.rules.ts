/** Maximum query length in Unicode code points; bounds the cost of a match. */
export const SEARCH_MAX_CODE_POINTS = 60;

/** Minimum characters before the page searches. */
export const SEARCH_MIN_CHARACTERS = 2;

/** Maximum entries in a result; further matches are only counted. */
export const MAX_HITS = 30;

/** Time budget of a search; ten years of ordinary entries take a tenth of it. */
export const BUDGET_MS = 300;
