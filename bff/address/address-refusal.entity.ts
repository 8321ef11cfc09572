import { entity, instant, integer, key, type RowOf, text } from '../platform/database/entity.ts';

/** Addresses whose owners have said that an account is not theirs: they get no mail of that account again. */
export const AddressRefusalEntity = entity('AddressRefusal', 'address_refusal', {
  userId: key(integer),
  address: key(text(254)),
  refusedAt: instant,
});

export type AddressRefusal = RowOf<typeof AddressRefusalEntity>;
