import type { AccountService } from '../account/account.service.ts';
import type { AddressReservations } from '../account/address-reservations.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { YoungWaysIn } from '../account/young-ways-in.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { addressMails } from './address.mails.ts';
import { addressFields, addressResolvers } from './address.resolvers.ts';
import { AddressService } from './address.service.ts';
import { AddressChangeEntity } from './address-change.entity.ts';
import { AddressChanges } from './address-changes.service.ts';
import { AddressRefusalEntity } from './address-refusal.entity.ts';

/** What the address slice needs of the account slice. */
export interface AddressNeeds {
  account: AccountService;
  owner: OwnerGate;
  reservations: AddressReservations;
  youngWaysIn: YoungWaysIn;
}

/** The address of an account: confirmed, refused, changed, taken back. */
export const addressSlice = {
  entities: [AddressChangeEntity, AddressRefusalEntity],
  fields: addressFields,
  routes: [],
  open: (
    platform: Platform,
    { appOrigin }: { appOrigin: string },
    { account, owner, reservations, youngWaysIn }: AddressNeeds,
  ) => {
    const addressChanges = new AddressChanges({ ...platform, account, reservations });
    const address = new AddressService({ ...platform, changes: addressChanges });
    return {
      services: { address, addressChanges },
      resolvers: addressResolvers({ address, addressChanges, account, owner, youngWaysIn }),
      mails: addressMails({ ...platform, reservations, appOrigin }),
      purge: () => addressChanges.purge(),
    };
  },
} satisfies Slice;
