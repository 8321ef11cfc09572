import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Addresses that are to become an account's once they are confirmed, at most one an account. */
export const AddressChangeEntity = entity('AddressChange', 'address_change', {
  userId: key(integer),
  address: text(254),
  requestedAt: instant,
});

export type AddressChange = RowOf<typeof AddressChangeEntity>;
