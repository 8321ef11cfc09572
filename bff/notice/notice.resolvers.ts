import { ownerProofRule } from '../account/account.rules.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { NoticeService } from './notice.service.ts';

/** What is declared of the notice slice's root fields. */
export const noticeFields = {
  setNotices: { access: 'user', scope: 'none', limit: 'settings', event: 'notices-change' },
} satisfies Record<string, RootField>;

/** Root fields about the notices by mail. */
export function noticeResolvers(notices: NoticeService, owner: OwnerGate): Resolvers {
  return {
    WaysIn: {
      hasNotices: ({ id }) => notices.isOn(id),
    },
    Mutation: {
      setNotices: async (_root, { isOn, ...args }, context) => {
        const { user, session } = context;
        parseInput(ownerProofRule, args);
        if (isOn) {
          await notices.switchOn(user.id);
          return true;
        }
        await owner.requireIn(context, args);
        await notices.switchOff(user, session.publicId ?? undefined);
        return false;
      },
    },
  };
}
