import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { CalendarDay } from '../lib/clock.ts';
import { decrypt, encrypt } from './encryption.ts';

/** Format version of encrypted texts. */
const FORMAT = 'v2';

const textsRule = z.catchall(z.object({ content: z.string() }), z.string());

/** Named texts that are encrypted together; additional names need no new format. */
export type Texts = z.infer<typeof textsRule>;

export interface SealedText {
  encryptedContent: string;
  encryptionIv: string;
}

/** Associated data of a ciphertext: a fixed purpose of a slice, and the row and day. */
export interface AssociatedData {
  purpose: string;
  row?: string;
  day?: CalendarDay;
}

/** Encrypts and decrypts the texts of one user. */
export type UserCipher = ReturnType<typeof userCipher>;

/** Creates the cipher of a user's key of this version. */
export function userCipher(userId: number, keyVersion: number, key: KeyObject) {
  const encode = ({ purpose, row = '', day = '' }: AssociatedData) =>
    `aufwind|${purpose}|${FORMAT}|u=${userId}|r=${row}|d=${day}|kv=${keyVersion}`;
  return {
    userId,
    seal(texts: Texts, associatedData: AssociatedData): SealedText {
      const { iv, body } = encrypt(key, Buffer.from(JSON.stringify(texts)), encode(associatedData));
      return {
        encryptedContent: `${FORMAT}.${keyVersion}.${body.toString('base64')}`,
        encryptionIv: iv.toString('base64'),
      };
    },
    /** Decrypts texts; throws for other associated data, another user or key, and for a changed bit. */
    open({ encryptedContent, encryptionIv }: SealedText, associatedData: AssociatedData): Texts {
      const [format, version, body] = encryptedContent.split('.');
      if (format !== FORMAT || version !== String(keyVersion) || !body) {
        throw new Error('Not a text of this vault and key version.');
      }
      const ciphertext = { iv: Buffer.from(encryptionIv, 'base64'), body: Buffer.from(body, 'base64') };
      const json = decrypt(key, ciphertext, encode(associatedData)).toString('utf8');
      return textsRule.parse(JSON.parse(json));
    },
  };
}
