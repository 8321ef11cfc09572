import type { AccountService } from '../account/account.service.ts';
import type { AddressReservations } from '../account/address-reservations.ts';
import type { CredentialRegistry } from '../account/credential-registry.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { RecoverySheetService } from '../recovery-sheet/recovery-sheet.service.ts';
import type { YoungWaysIn } from '../reset/young-ways-in.ts';
import { ADDRESS_MAILS, addressMails } from './address.mails.ts';
import { addressFields, addressResolvers } from './address.resolvers.ts';
import { AddressService } from './address.service.ts';
import { AddressChangeEntity } from './address-change.entity.ts';
import { AddressChanges } from './address-changes.service.ts';
import { addressLinks } from './address-links.ts';
import { AddressRefusalEntity } from './address-refusal.entity.ts';

const events = [
  'address-confirmation',
  'address-refusal',
  'address-change',
  'address-change-undone',
] as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
}

/** The services of other slices that the address slice needs. */
export interface AddressNeeds {
  account: AccountService;
  credentials: CredentialRegistry;
  owner: OwnerGate;
  reservations: AddressReservations;
  sheets: RecoverySheetService;
  youngWaysIn: YoungWaysIn;
}

/** The address of an account: confirmed, refused, changed, taken back. */
export const addressSlice = {
  folder: 'address',
  entities: [AddressChangeEntity, AddressRefusalEntity],
  fields: addressFields,
  routes: [],
  mailKinds: ADDRESS_MAILS,
  events,
  secretPaths: ['adresse-'],
  open: (given: Platform & Pick<Env, 'appOrigin'> & AddressNeeds) => {
    const { account, owner, youngWaysIn } = given;
    const links = addressLinks(given.links);
    const addressChanges = new AddressChanges({ ...given, links });
    const address = new AddressService({ ...given, links, changes: addressChanges });
    return {
      services: { address, addressChanges },
      resolvers: addressResolvers({ address, addressChanges, account, owner, youngWaysIn }),
      mails: addressMails({ ...given, links }),
      jobs: { address: () => addressChanges.purge() },
    };
  },
};
