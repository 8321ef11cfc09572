import { RESET_MINUTES } from '../account/link-lifetimes.rules.ts';
import type { User } from '../account/user.entity.ts';
import type { LinkFacts } from '../platform/lib/link-token.ts';

/** A link that lets somebody set a new password is good for so long from when it is sent. */
export const RESET_LINK_MS = RESET_MINUTES * 60_000;

/** The facts behind that link: its use, a new password, log-out everywhere or another address make it void. */
export function resetFacts({ createdAt, username, addressConfirmedAt, sessionEpoch }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt, sessionEpoch];
}
