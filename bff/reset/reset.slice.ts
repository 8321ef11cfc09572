import type { AccountService } from '../account/account.service.ts';
import type { YoungWaysIn } from '../account/young-ways-in.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { resetMails } from './reset.mails.ts';
import { resetFields, resetResolvers } from './reset.resolvers.ts';
import { ResetService } from './reset.service.ts';

/** A forgotten password, replaced by a link to a confirmed address. */
export const resetSlice = {
  folder: 'reset',
  entities: [],
  fields: resetFields,
  routes: [],
  open: (
    given: Platform & Pick<Env, 'appOrigin'> & { account: AccountService; youngWaysIn: YoungWaysIn },
  ) => {
    const reset = new ResetService(given);
    return {
      services: { reset },
      resolvers: resetResolvers({ ...given, reset }),
      mails: resetMails(given),
    };
  },
};
