import type { AccountServices } from '../account/account.slice.ts';
import { requireUnlocked } from '../account/credentials.ts';
import { newSessionEpoch } from '../account/new-user.ts';
import type { User } from '../account/user.entity.ts';
import { isUserIn } from '../account/user.reads.ts';
import { replacePassword } from '../account/user-changes.ts';
import { type LinkFacts, type LinkTokens, linkRefused } from '../platform/lib/link-token.ts';
import type { Platform } from '../platform/platform.ts';
import type { RecoveryCodeServices } from '../recovery-code/recovery-code.slice.ts';
import { WAY_IN_HOURS } from './reset.numbers.rules.ts';

/** The dependencies of the service. */
interface ResetServiceDeps
  extends Pick<Platform, 'db' | 'clock' | 'outbox'>,
    Pick<AccountServices, 'account' | 'credentials'>,
    RecoveryCodeServices {
  links: LinkTokens;
  appOrigin: string;
}

/** The facts behind the link: its use, a new password, log-out everywhere or another address make it void. */
function resetFacts({ createdAt, username, addressConfirmedAt, sessionEpoch }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt, sessionEpoch];
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

  /** Makes the link to the page on which this user sets a new password. */
  linkFor(user: User, lifetimeMs: number): { link: string; endsAt: Date } {
    const { appOrigin, clock, links } = this.#deps;
    const endsAt = new Date(clock().getTime() + lifetimeMs);
    return { link: `${appOrigin}/passwort-neu#${links.issue(user.id, endsAt, resetFacts(user))}`, endsAt };
  }

  /** Makes the link for an owner who has proved to the operator who they are, whatever is confirmed. */
  wayIn(user: User): { link: string; endsAt: Date } {
    return this.linkFor(user, WAY_IN_HOURS * 3_600_000);
  }

  /** The user whom a token lets set a new password. Throws `BAD_USER_INPUT` for one that is not or no longer good. */
  async userOf(token: string): Promise<User> {
    const { account, links } = this.#deps;
    const found = await account.findByLink(links, token, resetFacts);
    if (!found) throw linkRefused();
    requireUnlocked(found.user);
    return found.user;
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
        await credentials.endApiTokens(tx, user.id);
        await sheets.void(tx, user.id);
        return outbox.add(tx, 'password-changed-by-link', user.username);
      }
      const isDone = tx.isRetry && (await isUserIn(tx.manager, user.id, { password }));
      if (!isDone) throw linkRefused();
    });
    return { ...user, password, provider: 'local', sessionEpoch };
  }
}
