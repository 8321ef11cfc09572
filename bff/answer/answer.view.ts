import type { CalendarDay } from '../platform/lib/clock.ts';
import type { AssociatedData, SealedText, UserCipher } from '../platform/vault/user-cipher.ts';
import type { Vault } from '../platform/vault/vault.ts';
import { UNREADABLE_CONTENT } from './answer.sentences.rules.ts';
import type { StoredAnswer } from './answer.statements.ts';
import { type AnswerTexts, textsOf } from './answer-content.rules.ts';

const UNREADABLE = textsOf({ content: UNREADABLE_CONTENT });

/** An answer as its owner sees it. */
export interface AnswerView extends AnswerTexts {
  id: number;
  isReadable: boolean;
  day: CalendarDay;
  timeZone: string;
  date: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** The row that the ciphertext of an answer is bound to. */
export function associatedDataOf({ uuid, day }: Pick<StoredAnswer, 'uuid' | 'day'>): AssociatedData {
  return { purpose: 'answer', row: uuid, day };
}

// Texts stand after the id: V8 copies an object that begins with a spread for each field that follows (a quarter of a whole list).
function view(row: StoredAnswer, texts: AnswerTexts, isReadable: boolean): AnswerView {
  const { id, day, timeZone, date, createdAt, updatedAt } = row;
  return { id, ...texts, day, timeZone, date, createdAt, updatedAt, isReadable };
}

/** A row as far as its texts need it. */
export type SealedAnswer = Pick<StoredAnswer, 'id' | 'uuid' | 'day' | keyof SealedText>;

/** Decrypts the texts of an answer; returns null for an unreadable answer and reports it. */
export function openTexts(
  vault: Vault,
  userId: number,
  cipher: UserCipher,
  row: SealedAnswer,
): AnswerTexts | null {
  try {
    return textsOf(cipher.open(row, associatedDataOf(row)));
  } catch {
    vault.reportUnreadable(userId, row.id);
    return null;
  }
}

/** Decrypts an answer. An unreadable answer does not hide the other answers from their owner. */
export function openAnswer(vault: Vault, userId: number, cipher: UserCipher, row: StoredAnswer): AnswerView {
  const texts = openTexts(vault, userId, cipher, row);
  return view(row, texts ?? UNREADABLE, texts !== null);
}
