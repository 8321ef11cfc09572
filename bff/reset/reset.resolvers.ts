import { tokenAndPasswordRule } from '../account/account.rules.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { RequestLimits } from '../platform/http/request-limits.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { requestResetRule } from './reset.rules.ts';
import type { ResetService } from './reset.service.ts';

/** What is declared of the reset slice's root fields. */
export const resetFields = {
  requestPasswordReset: { access: 'public', scope: 'none', event: 'password-reset-request' },
  resetPassword: { access: 'public', scope: 'none', limit: 'mailLink', event: 'password-reset' },
} satisfies Record<string, RootField>;

/** Counts a request by its client and its mailbox; tells whether another mail is allowed. */
async function isAllowed(limits: RequestLimits, mailbox: string): Promise<boolean> {
  try {
    await limits.limit('resetByClient');
    await limits.limit('resetOfMailbox', mailbox);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

/** Root fields for a forgotten password. */
export function resetResolvers(reset: ResetService, outbox: Outbox): Resolvers {
  return {
    Mutation: {
      requestPasswordReset: async (_root, args, { limits }) => {
        const { username } = parseInput(requestResetRule, args);
        outbox.requireOn();
        if (await isAllowed(limits, username)) await reset.request(username);
        return true;
      },
      resetPassword: async (_root, { input }, { about, limits }) => {
        const { token, password } = parseInput(tokenAndPasswordRule, input);
        const user = await reset.userOf(token);
        about.userId = user.id;
        const changed = await limits.hashing(user.username, (turns) => reset.reset(user, password, turns));
        // A stranger may have used up the log-ins of this account: its owner gets in from here all the same.
        limits.rememberBrowser(changed);
        return true;
      },
    },
  };
}
