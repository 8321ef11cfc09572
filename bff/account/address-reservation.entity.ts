import { EntitySchema } from 'typeorm';

/** An address that an account has left and may take back, so that nobody else gets it meanwhile. */
export interface AddressReservation {
  address: string;
  userId: number;
  /** When the account left it. */
  reservedAt: Date;
  /** When it was confirmed for the account; null for an address that nobody had proved. */
  confirmedAt: Date | null;
}

export const AddressReservationEntity = new EntitySchema<AddressReservation>({
  name: 'AddressReservation',
  tableName: 'address_reservation',
  columns: {
    address: { type: String, length: 254, primary: true },
    userId: { type: Number },
    reservedAt: { type: Date, precision: 3 },
    confirmedAt: { type: Date, precision: 3, nullable: true },
  },
});
