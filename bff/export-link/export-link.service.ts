import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import { DAY_MS } from '../platform/lib/clock.ts';
import { type LinkClaim, type LinkFacts, type LinkTokens, linkRefused } from '../platform/lib/link-token.ts';
import type { Platform } from '../platform/platform.ts';
import { EXPORT_LINK_DAYS } from './export-link.numbers.rules.ts';

/** The dependencies of the service. */
interface ExportLinkDeps extends Pick<Platform, 'clock' | 'usedTokens'>, Pick<AccountServices, 'account'> {
  links: LinkTokens;
  appOrigin: string;
}

/** A genuine token, with the user whose export it gives. */
export interface ExportClaim {
  user: User;
  claim: LinkClaim;
}

/** The facts behind a link to an export: ending all sessions, or another address, makes it void. */
function exportFacts({ createdAt, username, sessionEpoch }: User): LinkFacts {
  return [createdAt, username, sessionEpoch];
}

/** Gives the export of an account, once, to whom the operator hands a link: its owner, who cannot sign in. */
export class ExportLinkService {
  readonly #deps: ExportLinkDeps;

  constructor(deps: ExportLinkDeps) {
    this.#deps = deps;
  }

  /** Makes a link, also for a locked account, whose data stay its owner's. */
  make(user: User): { link: string; endsAt: Date } {
    const { clock, links, appOrigin } = this.#deps;
    const endsAt = new Date(clock().getTime() + EXPORT_LINK_DAYS * DAY_MS);
    const token = links.issue(user.id, endsAt, exportFacts(user));
    return { link: `${appOrigin}/mein-export#${token}`, endsAt };
  }

  /** The claim that a token makes. Throws `BAD_USER_INPUT` for one that is not or no longer good. */
  async claimOf(token: string): Promise<ExportClaim> {
    const { links, account } = this.#deps;
    const found = await account.findByLink(links, token, exportFacts);
    if (!found) throw linkRefused();
    return found;
  }

  /** Uses a claim up. Throws `BAD_USER_INPUT` when it was used before, unless by this very attempt. */
  async spend({ claim: { payload, endsAt } }: ExportClaim, attempt?: string): Promise<void> {
    if (!(await this.#deps.usedTokens.spend(`data-export|${payload}`, endsAt, attempt))) throw linkRefused();
  }
}
