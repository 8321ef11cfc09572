import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { attempt } from '../lib/attempt.ts';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const RECORD_BYTES = 4_096;
const INPUT_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;

/** Delimiter of the last record, which is also the only record (RFC 8188). */
const LAST_RECORD = Buffer.from([2]);

/** Encryption keys from a browser's subscription, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Random values of one encryption; passed in only to reproduce a known result. */
function newEphemeral() {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer[], bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(info), bytes));
}

/** Checks whether a text is a browser's public key: an uncompressed point of the curve in base64url. */
export function isBrowserKey(p256dh: string): boolean {
  if (!/^B[\w-]{86}$/.test(p256dh)) return false;
  return attempt(() => ECDH.convertKey(p256dh, CURVE, 'base64url')) !== undefined;
}

/**
 * Encrypts a push for one browser (RFC 8291, one record of `aes128gcm`). Padding hides the length of short texts from
 * the push service; throws for invalid keys.
 */
export function encryptPush(
  plaintext: Buffer,
  { p256dh, auth }: PushKeys,
  paddedTo = 0,
  once = newEphemeral(),
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(once.privateKey);
  const ourKey = pair.getPublicKey();
  const shared = pair.computeSecret(browserKey);
  const secret = Buffer.from(auth, 'base64url');
  const parties = [Buffer.from('WebPush: info\0'), browserKey, ourKey];
  const input = derive(shared, secret, parties, INPUT_BYTES);
  const key = derive(input, once.salt, [Buffer.from('Content-Encoding: aes128gcm\0')], KEY_BYTES);
  const nonce = derive(input, once.salt, [Buffer.from('Content-Encoding: nonce\0')], NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  const padding = Buffer.alloc(Math.max(0, paddedTo - plaintext.length));
  return Buffer.concat([
    once.salt,
    recordSize,
    Buffer.from([ourKey.length]),
    ourKey,
    cipher.update(Buffer.concat([plaintext, LAST_RECORD, padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
