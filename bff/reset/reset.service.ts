import type { AccountService } from '../account/account.service.ts';
import type { CredentialRegistry } from '../account/credential-registry.ts';
import { newSessionEpoch } from '../account/new-user.ts';
import type { User } from '../account/user.entity.ts';
import { isUserIn } from '../account/user.reads.ts';
import { replacePassword } from '../account/user-changes.ts';
import { requireUnlocked } from '../account/ways-in.ts';
import type { Database } from '../platform/database/database.ts';
import type { Clock } from '../platform/lib/clock.ts';
import { type LinkTokens, linkOver } from '../platform/lib/link-token.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { RecoverySheetService } from '../recovery-sheet/recovery-sheet.service.ts';
import { resetFacts, resetLink, WAY_IN_LINK_MS } from './reset-link.ts';

/** The dependencies of the service. */
export interface ResetServiceDeps {
  db: Database;
  links: LinkTokens;
  outbox: Outbox;
  clock: Clock;
  appOrigin: string;
  account: AccountService;
  credentials: CredentialRegistry;
  sheets: RecoverySheetService;
}

/** Replaces a forgotten password by a link to a confirmed address, or to somebody who has proved to be the owner. */
export class ResetService {
  readonly #deps: ResetServiceDeps;

  constructor(deps: ResetServiceDeps) {
    this.#deps = deps;
  }

  /** Writes down that this address has asked, and looks at no account: the time it takes tells nothing. */
  async request(address: string): Promise<void> {
    const { db, outbox } = this.#deps;
    await db.write((tx) => outbox.add(tx, 'reset-password', address));
  }

  /** Makes the link for an owner who has proved to the operator who they are, whatever is confirmed. */
  wayIn(user: User): { link: string; endsAt: Date } {
    const endsAt = new Date(this.#deps.clock().getTime() + WAY_IN_LINK_MS);
    return { link: resetLink(this.#deps, user, endsAt), endsAt };
  }

  /** The user whom a token lets set a new password. Throws `BAD_USER_INPUT` for one that is not or no longer good. */
  async userOf(token: string): Promise<User> {
    const { account, links } = this.#deps;
    const claim = links.claimOf(token);
    const user = claim && (await account.findById(claim.userId));
    if (!user || !links.isGenuine(claim, resetFacts(user))) throw linkOver();
    requireUnlocked(user);
    return user;
  }

  /**
   * Sets the new password, also for an account that had none, and ends every session, key for programs and recovery
   * sheet, once: the epoch that the token depends on moves with it. Returns the user with the new password.
   */
  async reset(user: User, newPassword: string): Promise<User> {
    const { account, credentials, db, outbox, sheets } = this.#deps;
    const password = await account.hashPassword(newPassword);
    const sessionEpoch = newSessionEpoch();
    await db.write(async (tx) => {
      if (await replacePassword(tx, user, { password, sessionEpoch })) {
        await credentials.endProgramKeys(tx, user.id);
        await sheets.void(tx, user.id);
        return outbox.add(tx, 'password-changed-by-link', user.username);
      }
      const isDone = tx.isRetry && (await isUserIn(tx.manager, user.id, { password }));
      if (!isDone) throw linkOver();
    });
    return { ...user, password, provider: 'local', sessionEpoch };
  }
}
