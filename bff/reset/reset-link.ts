import type { User } from '../account/user.entity.ts';
import type { LinkFacts, LinkTokens } from '../platform/lib/link-token.ts';
import { RESET_MINUTES, WAY_IN_HOURS } from './reset.numbers.rules.ts';

/** A link that lets somebody set a new password is good for so long from when it is sent. */
export const RESET_LINK_MS = RESET_MINUTES * 60_000;

/** So long it is good when the operator makes it. */
export const WAY_IN_LINK_MS = WAY_IN_HOURS * 3_600_000;

/** The facts behind that link: its use, a new password, log-out everywhere or another address make it void. */
export function resetFacts({ createdAt, username, addressConfirmedAt, sessionEpoch }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt, sessionEpoch];
}

/** The link to the page on which this user sets a new password, good until an instant. */
export function resetLink(
  { links, appOrigin }: { links: LinkTokens; appOrigin: string },
  user: User,
  endsAt: Date,
): string {
  return `${appOrigin}/passwort-neu#${links.issue(user.id, endsAt, resetFacts(user))}`;
}
