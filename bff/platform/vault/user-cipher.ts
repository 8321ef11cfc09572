import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { CalendarDay } from '../lib/clock.ts';
import { decrypt, encrypt } from './key-ring.ts';

/** The format before the day was authenticated: a bare text instead of named ones. */
export const FIRST_FORMAT = 'v1';
const FORMAT = 'v2';

const textsRule = z.catchall(z.object({ content: z.string() }), z.string());

/** The named texts that are sealed together; one more needs no other format. */
export type Texts = z.infer<typeof textsRule>;

/** A ciphertext in the database. */
export interface SealedText {
  encryptedContent: string;
  encryptionIv: string;
}

/** The row that a ciphertext is bound to. */
export type Place =
  | { purpose: 'answer'; row: string; day: CalendarDay }
  | { purpose: 'draft'; day: CalendarDay }
  | { purpose: 'refresh-token' | 'push-device'; row: string };

/** Seals and opens one user's texts. */
export class UserCipher {
  readonly #userId: number;
  readonly #version: number;
  readonly #key: KeyObject;

  constructor(userId: number, version: number, key: KeyObject) {
    this.#userId = userId;
    this.#version = version;
    this.#key = key;
  }

  /** Encrypts texts for one place. */
  seal(texts: Texts, place: Place): SealedText {
    const { iv, body } = encrypt(this.#key, Buffer.from(JSON.stringify(texts)), this.#binding(FORMAT, place));
    return {
      encryptedContent: `${FORMAT}.${this.#version}.${body.toString('base64')}`,
      encryptionIv: iv.toString('base64'),
    };
  }

  /** Decrypts texts of this place; throws for another place, user or key, and for a changed bit. */
  open(sealed: SealedText, place: Place): Texts {
    const [format, version, body] = sealed.encryptedContent.split('.');
    const isKnown = format === FORMAT || format === FIRST_FORMAT;
    if (!isKnown || version !== String(this.#version) || !body) {
      throw new Error('Not a text of this vault and key version.');
    }
    const ciphertext = { iv: Buffer.from(sealed.encryptionIv, 'base64'), body: Buffer.from(body, 'base64') };
    const text = decrypt(this.#key, ciphertext, this.#binding(format, place)).toString('utf8');
    return format === FIRST_FORMAT ? { content: text } : textsRule.parse(JSON.parse(text));
  }

  #binding(format: string, place: Place): string {
    const row = 'row' in place ? place.row : '';
    const day = format === FIRST_FORMAT ? '' : `d=${'day' in place ? place.day : ''}|`;
    return `aufwind|${place.purpose}|${format}|u=${this.#userId}|r=${row}|${day}kv=${this.#version}`;
  }
}
