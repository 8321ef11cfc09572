/** Number of the Telefonseelsorge. */
export const HELP_LINE = '0800\u00a0111\u00a00\u00a0111';

/** European number of the Telefonseelsorge. */
export const OTHER_HELP_LINE = '116\u00a0123';

/** Number of the Nummer gegen Kummer, for children and young people. */
export const YOUTH_HELP_LINE = '116\u00a0111';

export const EMERGENCY = '112';
