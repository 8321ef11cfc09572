import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Secrets } from '../env/env.ts';
import { deriveKey } from '../lib/purpose-key.ts';
import { type Ciphertext, decrypt, encrypt } from './encryption.ts';

const KEY_BYTES = 32;
const KEY_CHECK_TEXT = 'aufwind';

function pack({ iv, body }: Ciphertext): string {
  return `v1.${iv.toString('base64')}.${body.toString('base64')}`;
}

function unpack(packed: string): Ciphertext {
  const [version, iv, body] = packed.split('.');
  if (version !== 'v1' || !iv || !body) throw new Error('Not a packed ciphertext of version 1.');
  return { iv: Buffer.from(iv, 'base64'), body: Buffer.from(body, 'base64') };
}

/** Master keys by id: they wrap the users' keys, and derived keys encrypt messages that belong to no user. */
export class KeyRing {
  /** Id of the master key that wraps new keys. */
  readonly activeId: string;
  readonly #keys: Map<string, KeyObject>;

  /** Throws if a key is not 32 bytes, an id occurs twice, or the active id is missing. */
  constructor({ encryptionKeys, encryptionKeyActive }: Secrets) {
    this.activeId = encryptionKeyActive;
    this.#keys = new Map();
    for (const entry of encryptionKeys) {
      const id = entry.slice(0, entry.indexOf(':'));
      const key = Buffer.from(entry.slice(id.length + 1), 'base64');
      if (key.length !== KEY_BYTES) throw new Error(`The master key ${id} is not ${KEY_BYTES} bytes long.`);
      if (this.#keys.has(id)) throw new Error(`The master key id ${id} stands twice in ENCRYPTION_KEYS.`);
      this.#keys.set(id, createSecretKey(key));
    }
    this.#key(this.activeId);
  }

  /** Wraps a key with the active master key and associated data. */
  wrap(key: KeyObject, associatedData: string): string {
    return this.#wrapWith(this.activeId, key.export(), associatedData);
  }

  /** Unwraps a key with the same master key and associated data; throws otherwise. */
  unwrap(wrapped: string, kekId: string, associatedData: string): KeyObject {
    return createSecretKey(
      decrypt(this.#key(kekId), unpack(wrapped), `aufwind|wrap|v1|kek=${kekId}|${associatedData}`),
    );
  }

  /** Encrypts a text that belongs to no user, under a key derived for one purpose. */
  sealText(text: string, purpose: string): string {
    const { activeId } = this;
    const key = deriveKey(this.#key(activeId), purpose);
    return `${activeId}.${pack(encrypt(key, Buffer.from(text), `aufwind|${purpose}|v1|kek=${activeId}`))}`;
  }

  /** Decrypts a text of `sealText` for the same purpose; throws otherwise. */
  openText(sealed: string, purpose: string): string {
    const kekId = this.keyIdOf(sealed);
    const key = deriveKey(this.#key(kekId), purpose);
    const ciphertext = unpack(sealed.slice(kekId.length + 1));
    return decrypt(key, ciphertext, `aufwind|${purpose}|v1|kek=${kekId}`).toString('utf8');
  }

  keyIdOf(sealed: string): string {
    return sealed.slice(0, sealed.indexOf('.'));
  }

  /** Encrypts a known text, by which the master key can be verified later. */
  sealKeyCheck(kekId: string): string {
    return this.#wrapWith(kekId, Buffer.from(KEY_CHECK_TEXT), 'key-check');
  }

  /** Throws unless the ring holds the master key that encrypted this key check of a database or a backup. */
  checkKey(sealed: string, kekId: string, of: 'database' | 'backup'): void {
    this.#key(kekId);
    try {
      this.unwrap(sealed, kekId, 'key-check');
    } catch {
      throw new Error(
        `The master key ${kekId} in ENCRYPTION_KEYS is not the one this ${of} was written with.`,
      );
    }
  }

  #wrapWith(kekId: string, secret: Buffer, associatedData: string): string {
    return pack(encrypt(this.#key(kekId), secret, `aufwind|wrap|v1|kek=${kekId}|${associatedData}`));
  }

  #key(id: string): KeyObject {
    const key = this.#keys.get(id);
    if (!key) throw new Error(`The master key ${id} is not in ENCRYPTION_KEYS.`);
    return key;
  }
}
