import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
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
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Pad the key: leading zero bytes are cut off.
  return Buffer.concat([Buffer.alloc(KEY_BYTES), pair.getPrivateKey()])
    .subarray(-KEY_BYTES)
    .toString('base64url');
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
  authorization(origin: string, contact: string, now: Date): string {
    const exp = Math.floor(now.getTime() / 1_000) + TOKEN_LIFETIME_SECONDS;
    const signed = [
      { typ: 'JWT', alg: 'ES256' },
      { aud: origin, exp, sub: contact },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
