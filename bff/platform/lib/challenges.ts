import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { Signer } from './purpose-key.ts';
import { Service } from './service.ts';

/** Time that a person may take to use an authenticator, and the doctor to ask. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const PAYLOAD_BYTES = NONCE_BYTES + EXPIRY_BYTES;
const CHALLENGE = /^[\w-]{72}$/;

function signed(payload: Buffer, purpose: string): string {
  return `${payload.toString('base64url')}|${purpose}`;
}

/**
 * Issues and verifies challenges for authenticators and the doctor without storing them: nonce and expiry, signed
 * together with a purpose. `UsedTokens` prevents reuse.
 */
export class Challenges extends Service<{ secrets: string[]; clock: Clock }> {
  readonly #signer = new Signer({ ...this.deps, purpose: 'challenge' });

  issue(purpose: string): string {
    const payload = randomBytes(PAYLOAD_BYTES);
    payload.writeUIntBE(this.deps.clock().getTime() + CHALLENGE_LIFETIME_MS, NONCE_BYTES, EXPIRY_BYTES);
    const signature = Buffer.from(this.#signer.sign(signed(payload, purpose)), 'base64url');
    return Buffer.concat([payload, signature]).toString('base64url');
  }

  /** Returns the expiry of a challenge; null if the challenge has expired or was not issued for this purpose. */
  expiryOf(challenge: string, purpose: string): Date | null {
    if (!CHALLENGE.test(challenge)) return null;
    const bytes = Buffer.from(challenge, 'base64url');
    const payload = bytes.subarray(0, PAYLOAD_BYTES);
    const signature = bytes.subarray(PAYLOAD_BYTES).toString('base64url');
    const isOurs = this.#signer.isGenuine(signed(payload, purpose), signature);
    const expiresAt = payload.readUIntBE(NONCE_BYTES, EXPIRY_BYTES);
    return isOurs && expiresAt > this.deps.clock().getTime() ? new Date(expiresAt) : null;
  }
}
