/** The number of the Telefonseelsorge. */
export const HELP_LINE = '0800\u00a0111\u00a00\u00a0111';

/** Its other number, which all of Europe shares. */
export const OTHER_HELP_LINE = '116\u00a0123';

/** The number in danger. */
export const EMERGENCY = '112';
