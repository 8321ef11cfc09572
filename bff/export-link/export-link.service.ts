import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import { addMs, DAY_MS } from '../platform/lib/clock.ts';
import { type LinkClaim, type LinkFacts, type LinkTokens, linkRefused } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { EXPORT_LINK_DAYS } from './export-link.numbers.rules.ts';

/** The state that an export link is bound to: ending all sessions or changing the address voids the link. */
function exportFacts({ createdAt, username, sessionEpoch }: User): LinkFacts {
  return [createdAt, username, sessionEpoch];
}

/** Issues and verifies one-time links, with which owners who cannot sign in get their export from the operator. */
export class ExportLinkService extends Service<
  Pick<Platform, 'clock' | 'usedTokens'> & Pick<AccountServices, 'account'> & { links: LinkTokens }
> {
  /** Makes a link, also for a locked account, whose owner keeps the right to the data. */
  make(user: User): { link: string; endsAt: Date } {
    const { clock, links } = this.deps;
    const endsAt = addMs(clock(), EXPORT_LINK_DAYS * DAY_MS);
    return { link: links.urlFor(user.id, endsAt, exportFacts(user)), endsAt };
  }

  /** Returns the user and the claim of a token. Throws `BAD_USER_INPUT` for a forged, expired or used token. */
  async claimOf(token: string): Promise<{ user: User; claim: LinkClaim }> {
    const { links, account } = this.deps;
    const found = await account.findByLink(links, token, exportFacts);
    if (!found) throw linkRefused();
    return found;
  }

  /** Marks a claim as used. Throws `BAD_USER_INPUT` if another attempt has used the claim. */
  async spend({ payload, endsAt }: LinkClaim, attempt?: string): Promise<void> {
    if (!(await this.deps.usedTokens.spend(`data-export|${payload}`, endsAt, attempt))) throw linkRefused();
  }
}
