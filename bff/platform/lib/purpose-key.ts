import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { Service } from './service.ts';

const KEY_BYTES = 32;

/** The settings of signed values that are valid at one origin until a time. */
export interface SigningSettings {
  secrets: string[];
  appOrigin: string;
  clock: Clock;
}

/** Derives a key for a single purpose (HKDF). */
export function deriveKey(
  secret: string | KeyObject,
  purpose: string,
  salt: Buffer | string = '',
): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, `aufwind|${purpose}`, KEY_BYTES)));
}

/** Signs texts for a single purpose: the first session secret signs, all secrets verify. */
export class Signer extends Service<{ secrets: string[]; purpose: string }> {
  readonly #keys = this.deps.secrets.map((secret) => deriveKey(secret, this.deps.purpose));

  /** Returns the signature of a text, also as its pseudonym: it cannot be reversed without the secret. */
  sign(text: string): string {
    const [signature] = this.signatures(text);
    if (signature === undefined) throw new Error('There is no secret to sign with.');
    return signature;
  }

  /** Returns the signatures of a text by all secrets, that of the first secret first. */
  signatures(text: string): string[] {
    return this.#keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  }

  isGenuine(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const own = this.signatures(text).map((ours) => Buffer.from(ours));
    return own.some((ours) => ours.length === given.length && timingSafeEqual(ours, given));
  }
}
