import { createECDH, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { attempt } from '../lib/attempt.ts';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;
const TOKEN_LIFETIME_SECONDS = 12 * 3_600;

function publicKeyOf(privateKey: string): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey();
}

/** Generates a private key in base64url. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  return String(privateKey.export({ format: 'jwk' }).d);
}

/** Checks whether a text is a private key in base64url. */
export function isVapidKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text) && attempt(() => publicKeyOf(text)) !== undefined;
}

/** Key pair that identifies this product to push services (VAPID, RFC 8292). */
export class VapidKey {
  /** Uncompressed point in base64url, with which browsers subscribe. */
  readonly publicKey: string;
  readonly #key: KeyObject;

  /** Takes the private key, 32 bytes in base64url; throws for an invalid key. */
  constructor(privateKey: string) {
    const point = publicKeyOf(privateKey);
    const [x, y] = [point.subarray(1, KEY_BYTES + 1), point.subarray(KEY_BYTES + 1)];
    const place = { x: x.toString('base64url'), y: y.toString('base64url') };
    this.publicKey = point.toString('base64url');
    this.#key = createPrivateKey({
      key: { kty: 'EC', crv: 'P-256', d: privateKey, ...place },
      format: 'jwk',
    });
  }

  /**
   * Returns the `Authorization` header for a push to an origin, valid for twelve hours; `contact` is an address or a
   * page of ours.
   */
  async authorization(origin: string, contact: string, now: Date): Promise<string> {
    const exp = Math.floor(now.getTime() / 1_000) + TOKEN_LIFETIME_SECONDS;
    const token = new SignJWT({ aud: origin, exp, sub: contact });
    const signed = await token.setProtectedHeader({ typ: 'JWT', alg: 'ES256' }).sign(this.#key);
    return `vapid t=${signed}, k=${this.publicKey}`;
  }
}
