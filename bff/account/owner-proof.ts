import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import { failuresInARow } from '../platform/limits/limit-log-in.ts';
import { FREE_FAILURES } from '../platform/limits/rate-limits.ts';
import type { Platform } from '../platform/platform.ts';
import { ownerProofRule } from './account.rules.ts';
import {
  CURRENT_PASSWORD_MISSING,
  CURRENT_PASSWORD_WRONG,
  SIGN_IN_AGAIN,
} from './account.sentences.rules.ts';
import type { AccountService } from './account.service.ts';
import { hasPassword } from './credentials.ts';

/**
 * Protects changes that only the account's owner may make. A wrong password counts as a failed log-in, and ten end the
 * session.
 */
export class OwnerGate extends Service<Pick<Platform, 'limiter' | 'events'> & { account: AccountService }> {
  /** Requires the given current password, or else a recent sign-in. Throws `FORBIDDEN` or `TOO_MANY_REQUESTS`. */
  async require(context: AppContext, currentPassword: string | null | undefined): Promise<void> {
    const { user, session } = context;
    if (currentPassword) return this.#underLimits(context, currentPassword);
    if (currentPassword !== '' && session.hasRecentSignIn) return;
    throw new AppError('FORBIDDEN', hasPassword(user) ? CURRENT_PASSWORD_MISSING : SIGN_IN_AGAIN);
  }

  /** Calls `require` with the current password in a root field's arguments, within the account's quota of hashes. */
  async requireIn(context: AppContext, args: object): Promise<void> {
    const { currentPassword } = parseInput(ownerProofRule, args);
    await context.limits.withHashSlot(context.user.username, () => this.require(context, currentPassword));
  }

  async #underLimits({ user, session }: AppContext, currentPassword: string): Promise<void> {
    const ofAccount = {
      ...this.deps.limiter.bucket('failedAttempt', 'owner proof', user.username),
      backoffFrom: this.deps.limiter.scale(FREE_FAILURES),
    };
    const subject = `${user.username}|${session.signedInAt}`;
    const ofSession = this.deps.limiter.bucket('failedAttemptInSession', 'owner proof', subject);
    const buckets = [ofAccount, failuresInARow(this.deps.limiter, user.username), ofSession];
    try {
      await this.deps.limiter.limitAttempt(
        { failures: buckets, resetOnSuccess: buckets },
        'FORBIDDEN',
        async () => {
          if (await this.deps.account.hasPassword(user, currentPassword)) return;
          throw new AppError('FORBIDDEN', CURRENT_PASSWORD_WRONG);
        },
      );
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'FORBIDDEN';
      if (isWrong && !(await this.deps.limiter.isOpen([ofSession]))) {
        await session.end();
        this.deps.events.record('session-ended', { userId: user.id });
      }
      throw error;
    }
  }
}
