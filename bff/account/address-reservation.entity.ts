import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Former addresses, reserved so that only their account can take them back. */
export const AddressReservationEntity = entity('AddressReservation', 'address_reservation', {
  address: column.key(column.text(254)),
  userId: column.integer,
  /** When the account gave up the address. */
  reservedAt: column.instant,
  /** When the account's owner confirmed the address; null if the address was never confirmed. */
  confirmedAt: column.nullable(column.instant),
});

export type AddressReservation = RowOf<typeof AddressReservationEntity>;
