import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Requested address changes that wait for confirmation, at most one for each account. */
export const AddressChangeEntity = entity('AddressChange', 'address_change', {
  userId: column.key(column.integer),
  address: column.text(254),
  requestedAt: column.instant,
});

export type AddressChange = RowOf<typeof AddressChangeEntity>;

/** Addresses whose owners rejected an account; that account never mails them again. */
export const AddressRefusalEntity = entity('AddressRefusal', 'address_refusal', {
  userId: column.key(column.integer),
  address: column.key(column.text(254)),
  refusedAt: column.instant,
});
