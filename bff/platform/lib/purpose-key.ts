import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** Keys for one purpose alone, derived from secrets of the environment: one key, one purpose. */
export function purposeKeys(secrets: string[], purpose: string): KeyObject[] {
  return secrets.map((secret) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `aufwind|${purpose}`, KEY_BYTES))),
  );
}

/** The key of the first secret, the one that signs; throws when there is none. */
export function purposeKey(secrets: string[], purpose: string): KeyObject {
  const [key] = purposeKeys(secrets, purpose);
  if (!key) throw new Error('There is no secret to derive a key from.');
  return key;
}

/** A name that stands for a text and cannot be turned back into it without the key. */
export function pseudonym(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
