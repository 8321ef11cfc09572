import { randomUUID } from 'node:crypto';
import { raiseSequenceFloor } from '../account/user-changes.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { LIMIT_MARKER, prepare } from '../platform/database/prepared.ts';
import { placeholders, type SqlValue } from '../platform/database/sql-value.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { accountGone } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { SealedText } from '../platform/vault/user-cipher.ts';
import { AnswerEntity, type AnswerRow } from './answer.entity.ts';
import { nextSequence } from './answer.statements.ts';
import { associatedDataOf } from './answer.view.ts';
import type { AnswerTexts } from './answer-content.rules.ts';
import type { AnswerStorage } from './answer-storage.ts';

export type ImportKey = { userId: number; importId: string };

export interface WrittenEntry {
  day: CalendarDay;
  texts: AnswerTexts;
  writtenAt: Date;
}

type Statement = [sql: string, values: SqlValue[]];

/** SQL condition: the live answers of an import. A deleted answer has no `importId`. */
export const OF_IMPORT = 'userId = ? AND importId = ?';

type ImportedRow = Omit<AnswerRow, 'id' | 'content' | 'isDeleted' | 'isHiddenMemory' | 'sequence'> &
  SealedText;

/** Reads, adds and removes imported answers. Every statement names their owner. */
export class ImportedAnswers extends Service<Pick<Platform, 'db' | 'vault'> & { storage: AnswerStorage }> {
  readonly #statements = importedAnswerStatements(this.deps.db);

  /** Maps each answered day to the import of its answer, or to null. */
  async importsOn(userId: number, days: CalendarDay[]): Promise<Map<CalendarDay, string | null>> {
    const rows = await this.deps.db.all<{ day: CalendarDay; importId: string | null }>(
      ...this.#statements.onDays(userId, days),
    );
    return new Map(rows.map(({ day, importId }) => [day, importId]));
  }

  /** Encrypts entries before the transaction that adds them, because a transaction must not wait for a key. */
  async seal(key: ImportKey, timeZone: string, entries: WrittenEntry[]): Promise<ImportedRow[]> {
    const cipher = await this.deps.vault.cipherOf(key.userId);
    return entries.map(({ day, texts, writtenAt: at }) => {
      const uuid = randomUUID();
      const sealed = cipher.seal(texts, associatedDataOf({ uuid, day }));
      return { uuid, ...key, day, timeZone, ...sealed, date: at, createdAt: at, updatedAt: at };
    });
  }

  /** Locks a diary and returns its next sequence number. Throws `UNAUTHENTICATED` if the owner is gone. */
  async nextNumber(tx: Transaction, userId: number): Promise<number> {
    const [next] = await tx.all<{ number: number }>(...this.#statements.next({ userId }));
    if (!next?.number) throw accountGone();
    return next.number;
  }

  /** Adds encrypted entries of a person, numbered from `first`. Throws a unique violation if a day has an answer. */
  async add(tx: Transaction, userId: number, rows: ImportedRow[], first: number): Promise<void> {
    const numbered = rows.map((row, index) => ({ ...row, sequence: first + index }));
    const insert = tx.manager.createQueryBuilder().insert().into(AnswerEntity).values(numbered);
    await insert.updateEntity(false).execute();
    await this.deps.storage.move(tx, userId, sumOf(rows.map((row) => row.encryptedContent.length)));
  }

  /**
   * Deletes up to `most` unedited answers of an import from a locked diary; returns their number. No tombstones stay,
   * so clients must read the diary from the start.
   */
  async removeUnedited(tx: Transaction, key: ImportKey, most: number): Promise<number> {
    const { lockUnedited, remove } = this.#statements;
    const { userId } = key;
    await tx.run(...raiseSequenceFloor(userId, await this.nextNumber(tx, userId)));
    const rows = await tx.all<{ id: number; bytes: number }>(...lockUnedited(key, most));
    if (rows.length === 0) return 0;
    await tx.run(...remove(userId, rows));
    await this.deps.storage.move(tx, userId, -sumOf(rows.map(({ bytes }) => bytes)));
    return rows.length;
  }

  /** Clears `importId` on the answers of an import; returns their number. */
  async release(tx: Transaction, key: ImportKey): Promise<number> {
    return (await tx.run(...this.#statements.release(key))).matched;
  }

  /** Clears `importId` on the answers of an import, in small statements that let other work through. */
  releaseInPortions({ userId, importId }: ImportKey): Promise<void> {
    return this.deps.db.clear('answer', 'importId', OF_IMPORT, [userId, importId]);
  }
}

function sumOf(lengths: number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

export function importedAnswerStatements(db: Database) {
  return {
    next: prepare<{ userId: number }>(`SELECT ${nextSequence(db)} AS number`),
    onDays: (userId: number, days: CalendarDay[]): Statement => [
      `SELECT day, importId FROM answer WHERE userId = ? AND live = 1 AND day IN (${placeholders(days)})`,
      [userId, ...days],
    ],
    lockUnedited: prepare<ImportKey>(
      `SELECT id, COALESCE(OCTET_LENGTH(encryptedContent), 0) AS bytes FROM answer
        WHERE userId = :userId AND importId = :importId AND updatedAt = createdAt ${LIMIT_MARKER} ${db.dialect.lock}`,
    ),
    remove: (userId: number, rows: { id: number }[]): Statement => [
      `DELETE FROM answer WHERE userId = ? AND id IN (${placeholders(rows)})`,
      [userId, ...rows.map(({ id }) => id)],
    ],
    release: prepare<ImportKey>(
      'UPDATE answer SET importId = NULL WHERE userId = :userId AND importId = :importId',
    ),
  };
}
