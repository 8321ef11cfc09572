import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import { purposeKeys } from '../lib/purpose-key.ts';

/** How long a person may take in front of an authenticator. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const PAYLOAD_BYTES = NONCE_BYTES + EXPIRY_BYTES;
const MAC_BYTES = 32;
const CHALLENGE = /^[\w-]{72}$/;

function sign(key: KeyObject, payload: Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(payload).update(purpose).digest();
}

/**
 * Makes and verifies challenges for authenticators, which no row holds: a nonce and an expiry, signed together with a
 * purpose that is not in it. `UsedTokens` makes each count once.
 */
export class Challenges {
  readonly #clock: Clock;
  readonly #keys: KeyObject[];

  /** Takes the session secrets: the first signs, all verify. */
  constructor(secrets: string[], clock: Clock) {
    this.#clock = clock;
    this.#keys = purposeKeys(secrets, 'challenge');
  }

  /** A new challenge in base64url, good for this purpose only. */
  issue(purpose: string): string {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no secret to sign a challenge with.');
    const payload = Buffer.concat([randomBytes(NONCE_BYTES), Buffer.alloc(EXPIRY_BYTES)]);
    payload.writeUIntBE(this.#clock().getTime() + CHALLENGE_LIFETIME_MS, NONCE_BYTES, EXPIRY_BYTES);
    return Buffer.concat([payload, sign(key, payload, purpose)]).toString('base64url');
  }

  /** When a challenge expires; null for one that has expired, or that was not issued here for this purpose. */
  expiryOf(challenge: string, purpose: string): Date | null {
    if (!CHALLENGE.test(challenge)) return null;
    const bytes = Buffer.from(challenge, 'base64url');
    const payload = bytes.subarray(0, PAYLOAD_BYTES);
    const mac = bytes.subarray(PAYLOAD_BYTES, PAYLOAD_BYTES + MAC_BYTES);
    const isOurs = this.#keys.some((key) => timingSafeEqual(mac, sign(key, payload, purpose)));
    const expiresAt = payload.readUIntBE(NONCE_BYTES, EXPIRY_BYTES);
    return isOurs && expiresAt > this.#clock().getTime() ? new Date(expiresAt) : null;
  }
}
