import { entity, instant, integer, key, nullable, type RowOf, text } from '../platform/database/entity.ts';

/** Former addresses, reserved so that only their account can take them back. */
export const AddressReservationEntity = entity('AddressReservation', 'address_reservation', {
  address: key(text(254)),
  userId: integer,
  /** When the account gave up the address. */
  reservedAt: instant,
  /** When the account's owner confirmed the address; null if the address was never confirmed. */
  confirmedAt: nullable(instant),
});

export type AddressReservation = RowOf<typeof AddressReservationEntity>;
