import type { AccountServices } from '../account/account.slice.ts';
import { changeCredentials, requireUnlocked } from '../account/credentials.ts';
import type { User } from '../account/user.entity.ts';
import { replacePassword } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addMs } from '../platform/lib/clock.ts';
import { type LinkFacts, type LinkTokens, linkRefused } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { RecoveryCodeServices } from '../recovery-code/recovery-code.slice.ts';
import { OPERATOR_LINK_HOURS } from './reset.numbers.rules.ts';

interface ResetServiceDeps
  extends Pick<Platform, 'db' | 'clock' | 'outbox'>,
    Pick<AccountServices, 'account' | 'credentials' | 'passwords'>,
    RecoveryCodeServices {
  links: LinkTokens;
}

/**
 * The state that a mailed link is bound to: using it, a new password or a new address void it. Ending all sessions does
 * not, because an intruder could repeat that until the owner gives up.
 */
function mailedFacts({ createdAt, username, addressConfirmedAt, password }: User): LinkFacts {
  return [createdAt, username, addressConfirmedAt, password];
}

/** The state that a link of the operator is bound to; the operator voids it by ending all sessions. */
function operatorFacts(user: User): LinkFacts {
  return [...mailedFacts(user), user.sessionEpoch];
}

/** Resets forgotten passwords by a link to a confirmed address, or from the operator. */
export class ResetService extends Service<ResetServiceDeps> {
  /** Queues a reset mail without reading any account, so that the response time reveals nothing. */
  async request(address: string): Promise<void> {
    const { db, outbox } = this.deps;
    await db.write((tx) => outbox.add(tx, 'reset-password', address));
  }

  /** Makes a link to the page where this user sets a new password. */
  linkFor(user: User, lifetimeMs: number, factsOf = mailedFacts): { link: string; endsAt: Date } {
    const { clock, links } = this.deps;
    const endsAt = addMs(clock(), lifetimeMs);
    return { link: links.urlFor(user.id, endsAt, factsOf(user)), endsAt };
  }

  /** Makes a link for an owner who has proved their identity to the operator, even without a confirmed address. */
  operatorLink(user: User): { link: string; endsAt: Date } {
    return this.linkFor(user, OPERATOR_LINK_HOURS * 3_600_000, operatorFacts);
  }

  /** Returns the user of a reset token. Throws `BAD_USER_INPUT` for a forged, expired or used token. */
  async userOf(token: string): Promise<User> {
    const { account, links } = this.deps;
    const found =
      (await account.findByLink(links, token, mailedFacts)) ??
      (await account.findByLink(links, token, operatorFacts));
    if (!found) throw linkRefused();
    requireUnlocked(found.user);
    return found.user;
  }

  /**
   * Sets a new password, also for an account without a password, and returns the updated user. Ends every session, API
   * token and recovery code; the new password voids the token.
   */
  async reset(user: User, newPassword: string): Promise<User> {
    const { credentials, db, outbox, passwords, recoveryCodes } = this.deps;
    const password = await passwords.hash(newPassword);
    const replace = async (tx: Transaction) => {
      if (!(await replacePassword(tx, user, password))) throw linkRefused();
      await credentials.endApiTokens(tx, user.id);
      await recoveryCodes.void(tx, user.id);
      await outbox.add(tx, 'password-changed-by-link', user.username);
    };
    const { sessionEpoch } = await changeCredentials(db, user, replace, { hasSession: false });
    return { ...user, password, provider: 'local', sessionEpoch };
  }
}
