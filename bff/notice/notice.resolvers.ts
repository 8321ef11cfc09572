import { ownerProofRule } from '../account/account.rules.ts';
import { switchUser } from '../account/user-changes.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { ResetNeeds } from '../reset/reset.slice.ts';

export const noticeFields = {
  setSecurityMails: { access: 'user', scope: 'none', limit: 'settings', event: 'notices-change' },
} satisfies Record<string, RootField>;

export function noticeResolvers({ account, owner, db, outbox }: ResetNeeds): Resolvers {
  return {
    Account: { hasSecurityMails: async ({ id }) => (await account.findById(id))?.hasNotices === true },
    Mutation: {
      setSecurityMails: async (_root, { input }, context) => {
        const { user, session } = context;
        parseInput(ownerProofRule, input);
        if (!input.isOn) await owner.requireIn(context, input);
        await db.write(async (tx) => {
          const isChanged = await switchUser(tx, user.id, 'hasNotices', input.isOn);
          // The last mail says that the mails are off, and names the browser of this session.
          if (isChanged && !input.isOn)
            await outbox.add(tx, 'notices-off', user.username, session.publicId ?? undefined);
        });
        return { account: user };
      },
    },
  };
}
