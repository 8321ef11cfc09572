import type { AccountService } from '../account/account.service.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { PasskeyServices } from '../passkey/passkey.resolvers.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { recoverySheetFields, recoverySheetResolvers } from './recovery-sheet.resolvers.ts';
import { RecoverySheetService } from './recovery-sheet.service.ts';

/** The services of other slices that recovery sheets need. */
type Needs = { account: AccountService; owner: OwnerGate } & Pick<
  PasskeyServices,
  'passkeys' | 'passkeyCreation'
>;

/** The printed sheet that opens an account when every other way in is lost. */
export const recoverySheetSlice = {
  entities: [],
  fields: recoverySheetFields,
  routes: [],
  open: (platform: Platform, needs: Needs) => {
    const sheets = new RecoverySheetService(platform);
    return { services: { sheets }, resolvers: recoverySheetResolvers({ ...needs, sheets }) };
  },
} satisfies Slice;
