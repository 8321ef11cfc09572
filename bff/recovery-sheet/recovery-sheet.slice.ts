import type { AccountService } from '../account/account.service.ts';
import type { CredentialRegistry } from '../account/credential-registry.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { PasskeyServices } from '../passkey/passkey.resolvers.ts';
import type { Platform } from '../platform/platform.ts';
import { RecoverySheetEntity } from './recovery-sheet.entity.ts';
import { recoverySheetFields, recoverySheetResolvers } from './recovery-sheet.resolvers.ts';
import { RecoverySheetService } from './recovery-sheet.service.ts';

const events = ['recovery-code-change', 'recovery'] as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
  interface Credentials {
    'recovery-code': true;
  }
}

/** The services of other slices that recovery sheets need. */
type Needs = { account: AccountService; credentials: CredentialRegistry; owner: OwnerGate } & Pick<
  PasskeyServices,
  'passkeys' | 'passkeyCreation'
>;

/** The printed sheet that opens an account when every other way in is lost. */
export const recoverySheetSlice = {
  folder: 'recovery-sheet',
  entities: [RecoverySheetEntity],
  fields: recoverySheetFields,
  routes: [],
  events,
  open: (given: Platform & Needs) => {
    const sheets = new RecoverySheetService(given);
    return { services: { sheets }, resolvers: recoverySheetResolvers({ ...given, sheets }) };
  },
};
