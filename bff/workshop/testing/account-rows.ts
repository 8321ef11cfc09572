import { randomUUID } from 'node:crypto';
import type { EntitySchema } from 'typeorm';
import { AddressReservationEntity } from '../../account/address-reservation.entity.ts';
import { ConsentRenewalEntity } from '../../account/consent-renewal.entity.ts';
import { ApiTokenEntity } from '../../api-token/api-token.entity.ts';
import { AT } from './rows.ts';

const reservationOf = (userId: number) => ({
  address: `${randomUUID()}@example.org`,
  userId,
  reservedAt: AT,
  confirmedAt: AT,
});

const apiTokenOf = (userId: number) => ({
  userId,
  name: 'x'.repeat(60),
  tokenHash: randomUUID().replaceAll('-', '').repeat(2),
  scopes: 'answers:read answers:write',
  createdAt: AT,
  expiresAt: AT,
  lastUsedAt: AT,
  lastUsedBy: 'x'.repeat(64),
});

/** Rows of the account slice, each column at its maximum length, or null if the column is nullable. */
export const ACCOUNT_ROWS: [EntitySchema<object>, (userId: number) => object][] = [
  [AddressReservationEntity, reservationOf],
  [AddressReservationEntity, (userId) => ({ ...reservationOf(userId), confirmedAt: null })],
  [ConsentRenewalEntity, (userId) => ({ userId, version: 'x'.repeat(16), consentedAt: AT })],
  [ApiTokenEntity, apiTokenOf],
  [ApiTokenEntity, (userId) => ({ ...apiTokenOf(userId), lastUsedAt: null, lastUsedBy: null })],
];
