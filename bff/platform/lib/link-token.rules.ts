import { boundedText } from './text.rules.ts';

/** The refusal of a link that is spent, expired or forged. */
export const LINK_OVER = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';

const TOKEN_MAX_LENGTH = 96;

/** A token that `LinkTokens` could have made, refused with this sentence; the verification says whether it is genuine. */
export function boundedLinkToken(refusal: string) {
  return boundedText(TOKEN_MAX_LENGTH, refusal, refusal);
}

/** A token from a link in a mail; whether it is genuine is for the verification to say. */
export const linkToken = boundedLinkToken(LINK_OVER);
