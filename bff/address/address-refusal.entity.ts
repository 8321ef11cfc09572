import { EntitySchema } from 'typeorm';

/** An address whose owner has said that an account is not theirs: it gets no mail of that account again. */
export interface AddressRefusal {
  userId: number;
  address: string;
  refusedAt: Date;
}

export const AddressRefusalEntity = new EntitySchema<AddressRefusal>({
  name: 'AddressRefusal',
  tableName: 'address_refusal',
  columns: {
    userId: { type: Number, primary: true },
    address: { type: String, length: 254, primary: true },
    refusedAt: { type: Date, precision: 3 },
  },
});
