import type { Transaction } from '../platform/database/database.ts';
import { AddressRefusalEntity } from './address-refusal.entity.ts';

/** Whether the owner of an address has said that this account is not theirs. */
export function isRefused(
  manager: Pick<Transaction['manager'], 'existsBy'>,
  userId: number,
  address: string,
): Promise<boolean> {
  return manager.existsBy(AddressRefusalEntity, { userId, address });
}
