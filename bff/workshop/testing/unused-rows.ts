import type { EntitySchema } from 'typeorm';
import { UnusedAccountEntity, UnusedRunEntity } from '../../unused-account/unused-account.entity.ts';
import { AT } from './rows.ts';

/** Rows of the slice of unused accounts, each column filled, or null if the column is nullable. */
export const UNUSED_ROWS: [EntitySchema<object>, (userId: number) => object][] = [
  [UnusedAccountEntity, (userId) => ({ userId, acceptedMails: 2, lastMailAt: AT, nextAt: AT })],
  [UnusedAccountEntity, (userId) => ({ userId, acceptedMails: 0, lastMailAt: null, nextAt: AT })],
  [
    UnusedRunEntity,
    () => ({
      id: 1,
      ranAt: AT,
      quietUntil: AT,
      afterId: 2 ** 31 - 1,
      othersMailedAt: AT,
    }),
  ],
];
