import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { CalendarDay } from '../lib/clock.ts';
import { decrypt, encrypt } from './key-ring.ts';

/** The mark of every sealed text; another way of sealing gets another mark. */
const FORMAT = 'v2';

const textsRule = z.catchall(z.object({ content: z.string() }), z.string());

/** The named texts that are encrypted together. A further text needs no other format. */
export type Texts = z.infer<typeof textsRule>;

/** A ciphertext in the database. */
export interface SealedText {
  encryptedContent: string;
  encryptionIv: string;
}

/**
 * The associated data of a ciphertext: a purpose, which a slice names once and for all, and the row and day of the
 * text.
 */
export interface AssociatedData {
  purpose: string;
  row?: string;
  day?: CalendarDay;
}

/** Encrypts and decrypts a user's texts. */
export class UserCipher {
  readonly #userId: number;
  readonly #version: number;
  readonly #key: KeyObject;

  constructor(userId: number, version: number, key: KeyObject) {
    this.#userId = userId;
    this.#version = version;
    this.#key = key;
  }

  /** Encrypts texts and binds them to their associated data. */
  seal(texts: Texts, place: AssociatedData): SealedText {
    const { iv, body } = encrypt(this.#key, Buffer.from(JSON.stringify(texts)), this.#binding(place));
    return {
      encryptedContent: `${FORMAT}.${this.#version}.${body.toString('base64')}`,
      encryptionIv: iv.toString('base64'),
    };
  }

  /** Decrypts texts of this place; throws for another place, user or key, and for a changed bit. */
  open(sealed: SealedText, place: AssociatedData): Texts {
    const [format, version, body] = sealed.encryptedContent.split('.');
    if (format !== FORMAT || version !== String(this.#version) || !body) {
      throw new Error('Not a text of this vault and key version.');
    }
    const ciphertext = { iv: Buffer.from(sealed.encryptionIv, 'base64'), body: Buffer.from(body, 'base64') };
    const json = decrypt(this.#key, ciphertext, this.#binding(place)).toString('utf8');
    return textsRule.parse(JSON.parse(json));
  }

  #binding({ purpose, row = '', day = '' }: AssociatedData): string {
    return `aufwind|${purpose}|${FORMAT}|u=${this.#userId}|r=${row}|d=${day}|kv=${this.#version}`;
  }
}
