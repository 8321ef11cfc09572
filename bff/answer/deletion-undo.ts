import { versionAfter } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { UNDO_MS } from './answer.numbers.rules.ts';
import { ANSWER_NOT_FOUND, DAY_IS_TAKEN, IS_BACK, UNDO_IS_OVER } from './answer.sentences.rules.ts';
import { answerStatements, type StoredAnswer } from './answer.statements.ts';
import { type AnswerView, associatedDataOf, openAnswer } from './answer.view.ts';
import { type AnswerTexts, isSame } from './answer-content.rules.ts';
import type { AnswerStorage } from './answer-storage.ts';

/** Undoes a deletion. The page sends the texts back, because the server erases them. */
export class DeletionUndo extends Service<
  Pick<Platform, 'db' | 'vault' | 'clock'> & { storage: AnswerStorage }
> {
  readonly #statements = answerStatements(this.deps.db);

  /**
   * Restores a deleted answer with its id, day and date; a retry returns it again. Throws `NOT_FOUND`,
   * `PAYLOAD_TOO_LARGE`, and `CONFLICT` when the time is over or the day has another answer.
   */
  async restore(userId: number, id: number, texts: AnswerTexts): Promise<AnswerView> {
    const cipher = await this.deps.vault.cipherOf(userId);
    const isTaken = () => new AppError('CONFLICT', DAY_IS_TAKEN);
    return this.deps.db.write(async (tx) => {
      const [row] = await tx.all<StoredAnswer & { isDeleted: boolean }>(
        ...this.#statements.lockEver({ userId, id }),
      );
      if (!row) throw new AppError('NOT_FOUND', ANSWER_NOT_FOUND);
      if (!row.isDeleted) {
        const stored = openAnswer(this.deps.vault, cipher, row);
        if (stored.isReadable && isSame(stored, texts)) return stored;
        throw new AppError('CONFLICT', IS_BACK);
      }
      if (this.deps.clock().getTime() - row.updatedAt.getTime() >= UNDO_MS)
        throw new AppError('CONFLICT', UNDO_IS_OVER);
      const sealed = cipher.seal(texts, associatedDataOf(row));
      const updatedAt = versionAfter(row.updatedAt, this.deps.clock);
      await tx.run(...this.#statements.restore({ id, userId, isDeleted: false, updatedAt, ...sealed }));
      await this.deps.storage.move(tx, userId, sealed.encryptedContent.length);
      return openAnswer(this.deps.vault, cipher, { ...row, ...sealed, updatedAt });
    }, isTaken);
  }
}
