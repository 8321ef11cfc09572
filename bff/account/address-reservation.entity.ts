import { entity, instant, integer, key, nullable, type RowOf, text } from '../platform/database/entity.ts';

/** Addresses that accounts have left and may take back, so that nobody else gets them meanwhile. */
export const AddressReservationEntity = entity('AddressReservation', 'address_reservation', {
  address: key(text(254)),
  userId: integer,
  /** When the account left it. */
  reservedAt: instant,
  /** When it was confirmed for the account; null for an address that nobody had proved. */
  confirmedAt: nullable(instant),
});

export type AddressReservation = RowOf<typeof AddressReservationEntity>;
