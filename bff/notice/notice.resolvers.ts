import type { OwnerGate } from '../account/owner-proof.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { noticeProofRule } from './notice.rules.ts';
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
      setNotices: async (_root, { isOn, ...args }, { user, limits, session }) => {
        const { currentPassword } = parseInput(noticeProofRule, args);
        if (isOn) {
          await notices.switchOn(user.id);
          return true;
        }
        await limits.hashing(user.username, () => owner.require({ user, session }, currentPassword));
        await notices.switchOff(user, session.publicId ?? undefined);
        return false;
      },
    },
  };
}
