/** Longest answer, in Unicode code points. */
export const ANSWER_MAX_CODE_POINTS = 10_000;
