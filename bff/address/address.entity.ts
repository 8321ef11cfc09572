import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Requested address changes that wait for confirmation, at most one for each account. */
export const AddressChangeEntity = entity('AddressChange', 'address_change', {
  userId: key(integer),
  address: text(254),
  requestedAt: instant,
});

export type AddressChange = RowOf<typeof AddressChangeEntity>;

/** Addresses whose owners rejected an account; that account never mails them again. */
export const AddressRefusalEntity = entity('AddressRefusal', 'address_refusal', {
  userId: key(integer),
  address: key(text(254)),
  refusedAt: instant,
});
