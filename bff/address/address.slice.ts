import type { ResetNeeds, ResetServices } from '../reset/reset.slice.ts';
import { AddressChangeEntity, AddressRefusalEntity } from './address.entity.ts';
import { ADDRESS_MAILS, addressMails } from './address.mails.ts';
import { addressFields, addressResolvers } from './address.resolvers.ts';
import { AddressService } from './address.service.ts';
import { AddressChanges } from './address-changes.service.ts';

/** Confirmation, rejection, change and undo of an account's address. */
export const addressSlice = {
  folder: 'address',
  entities: [AddressChangeEntity, AddressRefusalEntity],
  fields: addressFields,
  mailKinds: ADDRESS_MAILS,
  open: (given: ResetNeeds & ResetServices) => {
    const links = {
      confirmation: given.links.forPurpose('confirm-address', '/adresse-bestaetigen#'),
      change: given.links.forPurpose('change-address', '/adresse-bestaetigen#'),
      undo: given.links.forPurpose('undo-address-change', '/adresse-zurueck#'),
    };
    const addressChanges = new AddressChanges({ ...given, links });
    const address = new AddressService({ ...given, links, changes: addressChanges });
    return {
      services: { address, addressChanges },
      resolvers: addressResolvers({ ...given, address, addressChanges }),
      mails: addressMails({ ...given, links }),
      jobs: { address: () => addressChanges.purge() },
    };
  },
};
