import { randomInt } from 'node:crypto';
import type { AnswerRow } from '../../answer/answer.entity.ts';
import { associatedDataOf, type SealedAnswer } from '../../answer/answer.view.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagesById } from '../../platform/lib/keyset-pages.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { addRows, type Report } from './format.ts';

const SAMPLE = 50;
const ROWS_PER_CHUNK = 500;

type AnswerText = SealedAnswer & Pick<AnswerRow, 'userId'>;

const SELECT_ANSWERS = `SELECT id, uuid, userId, day, encryptedContent, encryptionIv FROM answer
  WHERE encryptedContent IS NOT NULL AND id > ? ORDER BY id LIMIT`;

/** Yields all answers with a text, or a random sample. */
async function* answersOf(db: Database, isEvery: boolean): AsyncGenerator<AnswerText[]> {
  const read = (limit: number, after: number) => db.all<AnswerText>(`${SELECT_ANSWERS} ${limit}`, [after]);
  if (isEvery) return yield* pagesById((after) => read(ROWS_PER_CHUNK, after));
  const [range] = await db.all<{ lowest: number | null; highest: number | null }>(
    'SELECT min(id) AS lowest, max(id) AS highest FROM answer WHERE encryptedContent IS NOT NULL',
  );
  if (!range || range.lowest === null || range.highest === null) return;
  for (let number = 0; number < SAMPLE; number += 1) {
    yield read(1, randomInt(range.lowest, range.highest + 1) - 1);
  }
}

/** Decrypts a random sample of the answers, or all answers; returns the number of readable and the ids of unreadable. */
export async function testReading(db: Database, vault: Vault, isEvery: boolean, report: Report) {
  const counts = new Map<string, number>();
  const unreadable: number[] = [];
  let read = 0;
  for await (const rows of answersOf(db, isEvery)) {
    addRows(counts, 'answer', rows.length, report);
    for (const row of rows) {
      try {
        const cipher = await vault.cipherOf(row.userId);
        cipher.open(row, associatedDataOf(row));
        read += 1;
      } catch {
        unreadable.push(row.id);
      }
    }
  }
  return { read, unreadable };
}
