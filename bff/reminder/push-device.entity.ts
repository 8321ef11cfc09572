import {
  entity,
  instant,
  integer,
  key,
  longText,
  nullable,
  type RowOf,
  text,
} from '../platform/database/entity.ts';
import type { AssociatedData } from '../platform/vault/user-cipher.ts';

/** Browsers registered for pushes (Web Push). A browser whose session has ended gets no pushes. */
export const PushDeviceEntity = entity('PushDevice', 'push_subscription', {
  /** SHA-256 of the endpoint, hexadecimal. */
  endpointHash: key(text(64)),
  userId: integer,
  /** The session that it is registered in. */
  sidHash: text(64),
  /** The push service's name in the list of known services. */
  service: text(100),
  /** Endpoint, public key and secret, sealed with the user's key. */
  encryptedContent: longText,
  encryptionIv: text(16),
  /** When the next push is due; null without a due push. Emptying it claims the push. */
  dueAt: nullable(instant),
  /** The number of pushes in a row that the service has refused for this device. */
  failures: integer,
});

/** The place of a subscription's ciphertext. */
export function subscriptionData(endpointHash: string): AssociatedData {
  return { purpose: 'push-device', row: endpointHash };
}

/** A registered browser as stored. */
export type PushDeviceRow = RowOf<typeof PushDeviceEntity>;
