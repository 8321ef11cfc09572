import { tokenAndPasswordRule } from '../account/account.rules.ts';
import type { AccountService } from '../account/account.service.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { isWithinLimit } from '../platform/limits/rate-limits.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { RecentCredentials } from './recent-credentials.ts';
import { removalRule, requestResetRule } from './reset.rules.ts';
import type { ResetService } from './reset.service.ts';

const BY_LINK = { access: 'public', scope: 'none', limit: 'credential' } as const;

export const resetFields = {
  requestPasswordReset: { access: 'public', scope: 'none', event: 'password-reset-request' },
  resetPassword: { ...BY_LINK, event: 'password-reset' },
  removeRecentCredentials: { ...BY_LINK, event: 'credential-removal' },
} satisfies Record<string, RootField>;

interface ResetDeps {
  reset: ResetService;
  recentCredentials: RecentCredentials;
  account: AccountService;
  outbox: Outbox;
}

/** Counts a request for its client and mailbox, or for trusted devices. */
async function countRequest({ device, limits }: AppContext, username: string): Promise<void> {
  if ((await device.idAt(username)) !== null) {
    return limits.limitSubject('mail', 'reset by a known browser', username);
  }
  await limits.limit('visitor', 'requestPasswordReset');
  return limits.limitSubject('mail', 'requestPasswordReset', username);
}

export function resetResolvers({ reset, recentCredentials, account, outbox }: ResetDeps): Resolvers {
  return {
    Mutation: {
      requestPasswordReset: async (_root, { input }, context) => {
        account.requirePasswordsOpen();
        const { username } = parseInput(requestResetRule, input);
        outbox.requireOn();
        if (await isWithinLimit(countRequest(context, username))) await reset.request(username);
        return { username };
      },
      resetPassword: async (_root, { input }, { about, device, limits }) => {
        account.requirePasswordsOpen();
        const { token, password } = parseInput(tokenAndPasswordRule, input);
        const user = await reset.userOf(token);
        about.userId = user.id;
        const changed = await limits.withOwnerHashSlot(user.username, () => reset.reset(user, password));
        // A stranger may have exhausted the account's log-in limit; a trusted device lets the owner in.
        device.trust(changed);
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
