import { randomInt } from 'node:crypto';
import { placeOf } from '../../answer/answer.view.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarDay } from '../../platform/lib/clock.ts';
import { keysetPages } from '../../platform/lib/keyset-pages.ts';
import type { SealedText } from '../../platform/vault/user-cipher.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { rowProgress } from './progress.ts';

const SAMPLE = 50;
const ROWS_A_CHUNK = 500;

interface AnswerText extends SealedText {
  id: number;
  uuid: string;
  userId: number;
  day: CalendarDay;
}

/** The number of readable answers, and the ids of the others. */
export interface ReadingTest {
  read: number;
  unreadable: number[];
}

const SELECT_ANSWERS = `SELECT id, uuid, userId, day, encryptedContent, encryptionIv FROM answer
  WHERE encryptedContent IS NOT NULL AND id > ? ORDER BY id`;

async function* allAnswers(db: Database): AsyncGenerator<AnswerText> {
  const sql = `${SELECT_ANSWERS} LIMIT ${ROWS_A_CHUNK}`;
  const pages = keysetPages(
    0,
    (after) => db.all<AnswerText>(sql, [after]),
    ({ id }) => id,
  );
  for await (const rows of pages) yield* rows;
}

async function* someAnswers(db: Database): AsyncGenerator<AnswerText> {
  const [range] = await db.all<{ lowest: number | null; highest: number | null }>(
    'SELECT min(id) AS lowest, max(id) AS highest FROM answer WHERE encryptedContent IS NOT NULL',
  );
  if (!range || range.lowest === null || range.highest === null) return;
  for (let number = 0; number < SAMPLE; number += 1) {
    const after = randomInt(range.lowest, range.highest + 1) - 1;
    yield* await db.all<AnswerText>(`${SELECT_ANSWERS} LIMIT 1`, [after]);
  }
}

/** Decrypts a random sample of the answers, or every one, and reports how far it is. */
export async function testReading(
  db: Database,
  vault: Vault,
  isEvery: boolean,
  report: (line: string) => void,
): Promise<ReadingTest> {
  const count = rowProgress('answer', report);
  const test: ReadingTest = { read: 0, unreadable: [] };
  for await (const row of isEvery ? allAnswers(db) : someAnswers(db)) {
    count(1);
    try {
      const cipher = await vault.cipherOf(row.userId);
      cipher.open(row, placeOf(row));
      test.read += 1;
    } catch {
      test.unreadable.push(row.id);
    }
  }
  return test;
}
