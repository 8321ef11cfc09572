import type { AccountService } from '../account/account.service.ts';
import type { YoungWaysIn } from '../account/young-ways-in.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { resetMails } from './reset.mails.ts';
import { resetFields, resetResolvers } from './reset.resolvers.ts';
import { ResetService } from './reset.service.ts';

/** A forgotten password, replaced by a link to a confirmed address. */
export const resetSlice = {
  entities: [],
  fields: resetFields,
  routes: [],
  open: (
    platform: Platform,
    { appOrigin }: { appOrigin: string },
    { account, youngWaysIn }: { account: AccountService; youngWaysIn: YoungWaysIn },
  ) => {
    const reset = new ResetService({ ...platform, appOrigin, account });
    return {
      services: { reset },
      resolvers: resetResolvers({ reset, youngWaysIn, account, outbox: platform.outbox }),
      mails: resetMails({ ...platform, appOrigin }),
    };
  },
} satisfies Slice;
