import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { NoticeService } from './notice.service.ts';

/** What is declared of the notice slice's root fields. */
export const noticeFields = {
  setNotices: { access: 'user', scope: 'none', limit: 'setNotices', event: 'notices-change' },
} satisfies Record<string, RootField>;

/** Root fields about the notices by mail. */
export function noticeResolvers(notices: NoticeService): Resolvers {
  return {
    WaysIn: {
      hasNotices: ({ id }) => notices.isOn(id),
    },
    Mutation: {
      setNotices: async (_root, { isOn }, { user }) => {
        await notices.set(user.id, isOn);
        return isOn;
      },
    },
  };
}
