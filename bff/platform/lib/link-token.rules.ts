import { boundedText } from './text.rules.ts';

/** Message for a link that was used, has expired, or was not issued here. */
export const LINK_REFUSED = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';

const TOKEN_MAX_LENGTH = 96;

/** Rule for the length of a link token, with this message. `LinkTokens` verifies the token itself. */
export function boundedLinkToken(refusal: string) {
  return boundedText(TOKEN_MAX_LENGTH, refusal, refusal);
}

/** Rule for the length of a token from a link in a mail; `LinkTokens` verifies the token itself. */
export const linkToken = boundedLinkToken(LINK_REFUSED);
