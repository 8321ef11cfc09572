import type { AccountServices } from '../account/account.slice.ts';
import type { PasskeyServices } from '../passkey/passkey.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { recoveryCodeFields, recoveryCodeResolvers } from './recovery-code.resolvers.ts';
import { RecoveryCodeService } from './recovery-code.service.ts';

/** Recovery codes, which people print and use when every other credential is lost. */
export const recoveryCodeSlice = {
  folder: 'recovery-code',
  entities: [RecoveryCodeEntity],
  fields: recoveryCodeFields,
  open: (given: Platform & AccountServices & PasskeyServices) => {
    given.credentials.addSpare('EXISTS (SELECT 1 FROM recovery_code WHERE recovery_code.userId = user.id)');
    const recoveryCodes = new RecoveryCodeService(given);
    return { services: { recoveryCodes }, resolvers: recoveryCodeResolvers({ ...given, recoveryCodes }) };
  },
};

export type RecoveryCodeServices = ServicesOf<typeof recoveryCodeSlice>;
