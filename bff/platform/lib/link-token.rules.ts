import { boundedText } from './text.rules.ts';

/** What a person reads whose link is spent, ended, or none of ours. */
export const LINK_OVER = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';

const TOKEN_MAX_LENGTH = 96;

/** A token from a link in a mail; whether it is genuine is for the verification to say. */
export const linkToken = boundedText(TOKEN_MAX_LENGTH, LINK_OVER, LINK_OVER);
