import { column, entity, type RowOf } from '../platform/database/entity.ts';
import type { AssociatedData } from '../platform/vault/user-cipher.ts';

/** Browsers registered for Web Push; a browser whose session has ended gets no push. */
export const PushDeviceEntity = entity('PushDevice', 'push_subscription', {
  /** SHA-256 of the endpoint, hexadecimal. */
  endpointHash: column.key(column.text(64)),
  userId: column.integer,
  /** The session that registered the browser. */
  sidHash: column.text(64),
  service: column.text(100),
  /** Endpoint, public key and secret, encrypted with the user's key. */
  encryptedContent: column.longText,
  encryptionIv: column.text(16),
  /** When a push is due, otherwise null. Setting this to null claims the push. */
  dueAt: column.nullable(column.instant),
  /** How many pushes in a row the push service has rejected. */
  failures: column.integer,
});

/** The associated data that binds an encrypted subscription to its device. */
export function subscriptionData(endpointHash: string): AssociatedData {
  return { purpose: 'push-device', row: endpointHash };
}

export type PushDeviceRow = RowOf<typeof PushDeviceEntity>;
