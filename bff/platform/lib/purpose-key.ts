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

/** Derives a key from each secret; the first one signs. Throws if there is no secret. */
export function purposeKeys(secrets: string[], purpose: string): [KeyObject, ...KeyObject[]] {
  const [first, ...others] = secrets.map((secret) => deriveKey(secret, purpose));
  if (!first) throw new Error('There is no secret to derive a key from.');
  return [first, ...others];
}

/** Returns a keyed hash of a text, which cannot be reversed without the key. */
export function pseudonym(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Signs texts for a single purpose: the first session secret signs, all secrets verify. */
export class Signer extends Service<{ secrets: string[]; purpose: string }> {
  readonly #keys = purposeKeys(this.deps.secrets, this.deps.purpose);

  sign(text: string): string {
    return pseudonym(this.#keys[0], text);
  }

  isGenuine(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.#keys.some((key) => {
      const own = Buffer.from(pseudonym(key, text));
      return own.length === given.length && timingSafeEqual(own, given);
    });
  }
}
