import type { User } from '../account/user.entity.ts';
import type { LinkFacts } from '../platform/lib/link-token.ts';

/** A link that lets somebody set a new password is good for 30 minutes from when it is sent. */
export const RESET_LINK_MS = 30 * 60_000;

/** The facts behind that link: its use, a new password, log-out everywhere or another address make it void. */
export function resetFacts({ createdAt, username, addressConfirmedAt, sessionEpoch }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt, sessionEpoch];
}
