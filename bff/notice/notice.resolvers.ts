import { ownerProofRule } from '../account/account.rules.ts';
import type { AccountServices } from '../account/account.slice.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { NoticeService } from './notice.service.ts';

export const noticeFields = {
  setSecurityMails: { access: 'user', scope: 'none', limit: 'settings', event: 'notices-change' },
} satisfies Record<string, RootField>;

export function noticeResolvers(notices: NoticeService, { account, owner }: AccountServices): Resolvers {
  return {
    Account: { hasSecurityMails: async ({ id }) => (await account.findById(id))?.hasNotices === true },
    Mutation: {
      setSecurityMails: async (_root, { input }, context) => {
        const { user, session } = context;
        parseInput(ownerProofRule, input);
        if (!input.isOn) await owner.requireIn(context, input);
        await notices.set(user, input.isOn, session.publicId ?? undefined);
        return { account: user };
      },
    },
  };
}
