import { boundedText } from './text.rules.ts';

/** What a person reads whose link is spent, ended, or none of ours. */
export const LINK_OVER = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';

const TOKEN_MAX_LENGTH = 96;

/** A token that `LinkTokens` could have made, refused with this sentence; the verification says whether it is genuine. */
export function boundedLinkToken(refusal: string) {
  return boundedText(TOKEN_MAX_LENGTH, refusal, refusal);
}

/** A token from a link in a mail; whether it is genuine is for the verification to say. */
export const linkToken = boundedLinkToken(LINK_OVER);
