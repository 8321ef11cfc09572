/** The longest query, in Unicode code points: it bounds what a match can cost. */
export const SEARCH_MAX_CODE_POINTS = 60;
