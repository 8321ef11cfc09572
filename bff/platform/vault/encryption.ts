import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const IV_BYTES = 12;
export const TAG_BYTES = 16;

/** Encrypted bytes and their initialisation vector. */
export interface Ciphertext {
  iv: Buffer;
  /** Ciphertext followed by its 16-byte authentication tag. */
  body: Buffer;
}

/** Encrypts under a fresh random IV; decryption needs the same associated data. */
export function encrypt(key: KeyObject, plaintext: Buffer, associatedData: string): Ciphertext {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(associatedData),
  );
  return { iv, body: Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]) };
}

/** Decrypts and verifies; throws for another key, other associated data, or a changed bit. */
export function decrypt(key: KeyObject, { iv, body }: Ciphertext, associatedData: string): Buffer {
  if (iv.length !== IV_BYTES || body.length < TAG_BYTES) throw new Error('Not a ciphertext of this vault.');
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(body.subarray(-TAG_BYTES));
  const plaintext = decipher.update(body.subarray(0, -TAG_BYTES));
  // Returns no data; verifies the authentication tag.
  decipher.final();
  return plaintext;
}
