import type { AccountServices } from '../account/account.slice.ts';
import type { ApiTokenServices } from '../api-token/api-token.slice.ts';
import type { IdentityServices } from '../identity/identity.slice.ts';
import type { PasskeyServices } from '../passkey/passkey.slice.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import type { RecoveryCodeServices } from '../recovery-code/recovery-code.slice.ts';
import { RecentCredentials } from './recent-credentials.ts';
import { RESET_MAILS, resetMails } from './reset.mails.ts';
import { resetFields, resetResolvers } from './reset.resolvers.ts';
import { ResetService } from './reset.service.ts';

export type ResetNeeds = Platform &
  Pick<Env, 'appOrigin'> &
  AccountServices &
  ApiTokenServices &
  IdentityServices &
  PasskeyServices &
  RecoveryCodeServices;

/** Password reset by a link to a confirmed address. */
export const resetSlice = {
  folder: 'reset',
  fields: resetFields,
  mailKinds: RESET_MAILS,
  open: (given: ResetNeeds) => {
    const links = given.links.forPurpose('reset-password', '/passwort-neu#');
    const reset = new ResetService({ ...given, links });
    const recentCredentials = new RecentCredentials({
      ...given,
      links: given.links.forPurpose('remove-new-credentials'),
    });
    return {
      services: { reset, recentCredentials },
      resolvers: resetResolvers({ ...given, reset, recentCredentials }),
      mails: resetMails({ ...given, reset }),
    };
  },
};

export type ResetServices = ServicesOf<typeof resetSlice>;
