import type { AccountServices } from '../account/account.slice.ts';
import type { PasskeyServices } from '../passkey/passkey.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
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

/** The printed sheet that opens an account when every other way in is lost. */
export const recoverySheetSlice = {
  folder: 'recovery-sheet',
  entities: [RecoverySheetEntity],
  fields: recoverySheetFields,
  routes: [],
  events,
  open: (given: Platform & AccountServices & PasskeyServices) => {
    const sheets = new RecoverySheetService(given);
    return { services: { sheets }, resolvers: recoverySheetResolvers({ ...given, sheets }) };
  },
};

/** What recovery sheets give to other slices. */
export type RecoverySheetServices = ServicesOf<typeof recoverySheetSlice>;
