import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** Derives a key for one purpose alone (HKDF). */
export function deriveKey(
  secret: string | KeyObject,
  purpose: string,
  salt: Buffer | string = '',
): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, `aufwind|${purpose}`, KEY_BYTES)));
}

/** Derives the keys of several secrets for one purpose. */
export function purposeKeys(secrets: string[], purpose: string): KeyObject[] {
  return secrets.map((secret) => deriveKey(secret, purpose));
}

/** Derives the key of the first secret, which signs; throws when there is none. */
export function purposeKey(secrets: string[], purpose: string): KeyObject {
  const [key] = purposeKeys(secrets, purpose);
  if (!key) throw new Error('There is no secret to derive a key from.');
  return key;
}

/** A name for a text that cannot be turned back into it without the key. */
export function pseudonym(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
