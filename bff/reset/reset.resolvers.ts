import { tokenAndPasswordRule } from '../account/account.rules.ts';
import type { AccountService } from '../account/account.service.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { RequestLimits } from '../platform/http/limit-request.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { RecentCredentials } from './recent-credentials.ts';
import { removalRule, requestResetRule } from './reset.rules.ts';
import type { ResetService } from './reset.service.ts';

export const resetFields = {
  requestPasswordReset: { access: 'public', scope: 'none', event: 'password-reset-request' },
  resetPassword: { access: 'public', scope: 'none', limit: 'credential', event: 'password-reset' },
  removeRecentCredentials: {
    access: 'public',
    scope: 'none',
    limit: 'credential',
    event: 'credential-removal',
  },
} satisfies Record<string, RootField>;

interface ResetDeps {
  reset: ResetService;
  recentCredentials: RecentCredentials;
  account: AccountService;
  outbox: Outbox;
}

/** Counts a request for its client and mailbox, or for trusted devices; returns whether a mail is allowed. */
async function isAllowed(
  limits: RequestLimits,
  username: string,
  isTrustedDevice: boolean,
): Promise<boolean> {
  try {
    if (isTrustedDevice) await limits.limitSubject('mail', 'reset by a known browser', username);
    else {
      await limits.limit('visitor', 'requestPasswordReset');
      await limits.limitSubject('mail', 'requestPasswordReset', username);
    }
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

export function resetResolvers({ reset, recentCredentials, account, outbox }: ResetDeps): Resolvers {
  return {
    Mutation: {
      requestPasswordReset: async (_root, { input }, { limits }) => {
        account.requirePasswordsOpen();
        const { username } = parseInput(requestResetRule, input);
        outbox.requireOn();
        const isTrusted = await limits.isTrustedDeviceAt(username);
        if (await isAllowed(limits, username, isTrusted)) await reset.request(username);
        return { username };
      },
      resetPassword: async (_root, { input }, { about, limits }) => {
        account.requirePasswordsOpen();
        const { token, password } = parseInput(tokenAndPasswordRule, input);
        const user = await reset.userOf(token);
        about.userId = user.id;
        const changed = await limits.withOwnerHashSlot(user.username, () => reset.reset(user, password));
        // A stranger may have exhausted the account's log-in limit; a trusted device lets the owner in.
        limits.trustDevice(changed);
        return { recentCredentials: await recentCredentials.view(changed) };
      },
      removeRecentCredentials: async (_root, { input }, { about }) => {
        const claim = await recentCredentials.claimOf(parseInput(removalRule, input).token);
        about.userId = claim.user.id;
        await recentCredentials.remove(claim);
        return { username: claim.user.username };
      },
    },
  };
}
