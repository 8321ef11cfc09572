import type { AssociatedData, SealedText, UserCipher } from '../platform/vault/user-cipher.ts';
import type { Vault } from '../platform/vault/vault.ts';
import { UNREADABLE_CONTENT } from './answer.sentences.rules.ts';
import type { StoredAnswer } from './answer.statements.ts';
import { type AnswerTexts, textsOf } from './answer-content.rules.ts';

const UNREADABLE = textsOf({ content: UNREADABLE_CONTENT });

/** A decrypted answer: its texts in place of the ciphertext. */
export interface AnswerView extends AnswerTexts, Omit<StoredAnswer, 'uuid' | keyof SealedText> {
  isReadable: boolean;
}

/** The associated data that binds a ciphertext to its answer. */
export function associatedDataOf({ uuid, day }: Pick<StoredAnswer, 'uuid' | 'day'>): AssociatedData {
  return { purpose: 'answer', row: uuid, day };
}

/** The columns that decryption needs. */
export type SealedAnswer = Pick<StoredAnswer, 'id' | 'uuid' | 'day' | keyof SealedText>;

/** Decrypts the texts of an answer; null for an unreadable answer, which is reported. */
export function openTexts(vault: Vault, cipher: UserCipher, row: SealedAnswer): AnswerTexts | null {
  try {
    return textsOf(cipher.open(row, associatedDataOf(row)));
  } catch {
    vault.reportUnreadable(cipher.userId, row.id);
    return null;
  }
}

/** Decrypts an answer; an unreadable answer gets a placeholder text, so that the others can still be shown. */
export function openAnswer(vault: Vault, cipher: UserCipher, row: StoredAnswer): AnswerView {
  const { id, day, timeZone, date, createdAt, updatedAt } = row;
  const texts = openTexts(vault, cipher, row);
  const isReadable = texts !== null;
  // Keep the spread after the id: V8 copies an object that begins with a spread once for each further field.
  return { id, ...(texts ?? UNREADABLE), day, timeZone, date, createdAt, updatedAt, isReadable };
}
