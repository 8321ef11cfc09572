import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Addresses that wait for confirmation, at most one for each account. */
export const AddressChangeEntity = entity('AddressChange', 'address_change', {
  userId: key(integer),
  address: text(254),
  requestedAt: instant,
});

export type AddressChange = RowOf<typeof AddressChangeEntity>;

/** Addresses whose owners have said that an account is not theirs: they get no mail of that account again. */
export const AddressRefusalEntity = entity('AddressRefusal', 'address_refusal', {
  userId: key(integer),
  address: key(text(254)),
  refusedAt: instant,
});
