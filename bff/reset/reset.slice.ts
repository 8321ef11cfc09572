import type { AccountService } from '../account/account.service.ts';
import type { CredentialRegistry } from '../account/credential-registry.ts';
import type { IdentityServices } from '../identity/identity.resolvers.ts';
import type { PasskeyServices } from '../passkey/passkey.resolvers.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { ProgramKeyService } from '../program-key/program-keys.service.ts';
import type { RecoverySheetService } from '../recovery-sheet/recovery-sheet.service.ts';
import { RESET_MAILS, resetMails } from './reset.mails.ts';
import { resetFields, resetResolvers } from './reset.resolvers.ts';
import { ResetService } from './reset.service.ts';
import { YoungWaysIn } from './young-ways-in.ts';

/** The services of other slices that a new password by mail needs. */
interface ResetNeeds
  extends Pick<PasskeyServices, 'passkeys'>,
    Pick<IdentityServices, 'identity' | 'identityLinks'> {
  account: AccountService;
  credentials: CredentialRegistry;
  programKeys: ProgramKeyService;
  sheets: RecoverySheetService;
}

const events = ['password-reset-request', 'password-reset', 'credential-removal'] as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
}

/** A forgotten password, replaced by a link to a confirmed address. */
export const resetSlice = {
  folder: 'reset',
  entities: [],
  fields: resetFields,
  routes: [],
  mailKinds: RESET_MAILS,
  events,
  secretPaths: ['passwort-neu'],
  open: (given: Platform & Pick<Env, 'appOrigin'> & ResetNeeds) => {
    const links = given.links.of('reset-password');
    const reset = new ResetService({ ...given, links });
    const youngWaysIn = new YoungWaysIn({ ...given, links: given.links.of('remove-new-credentials') });
    return {
      services: { reset, youngWaysIn },
      resolvers: resetResolvers({ ...given, reset, youngWaysIn }),
      mails: resetMails({ ...given, links }),
    };
  },
};
