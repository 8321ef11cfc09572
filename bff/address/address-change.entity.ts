import { EntitySchema } from 'typeorm';

/** An address that is to become an account's once it is confirmed, at most one an account. */
export interface AddressChange {
  userId: number;
  address: string;
  requestedAt: Date;
}

export const AddressChangeEntity = new EntitySchema<AddressChange>({
  name: 'AddressChange',
  tableName: 'address_change',
  columns: {
    userId: { type: Number, primary: true },
    address: { type: String, length: 254 },
    requestedAt: { type: Date, precision: 3 },
  },
});
