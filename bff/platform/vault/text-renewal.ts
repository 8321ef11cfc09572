import type { Database } from '../database/database.ts';
import type { SqlValue } from '../database/sql-value.ts';
import type { CalendarDay } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import { keysetPages } from '../lib/keyset-pages.ts';
import { FIRST_FORMAT, type Place, type SealedText, type UserCipher } from './user-cipher.ts';
import type { Vault } from './vault.ts';

const USERS_A_BATCH = 100;
/** Texts in one transaction: short ones, because the product writes meanwhile. */
const TEXTS_A_BATCH = 200;

/** Progress: users looked at, and their texts that were renewed or cannot be read. */
export interface RenewalCount {
  users: number;
  renewed: number;
  unreadable: number;
}

interface OldText extends SealedText {
  /** The key of the row among those of its owner; texts are renewed in this order. */
  rowKey: number | string;
  uuid: string;
  day: CalendarDay;
}

/** A table with sealed texts: the statements that find and replace old ones, and their place. */
interface SealedTable {
  select: string;
  update: string;
  place: (row: OldText) => Place;
  /** Lower than every `rowKey`. */
  lowestKey: number | string;
}

const TABLES: SealedTable[] = [
  {
    select: `SELECT id AS rowKey, uuid, day, encryptedContent, encryptionIv FROM answer
      WHERE userId = ? AND id > ? AND encryptedContent LIKE '${FIRST_FORMAT}.%' ORDER BY id`,
    update: `UPDATE answer SET encryptedContent = ?, encryptionIv = ?
      WHERE userId = ? AND id = ? AND encryptedContent = ?`,
    place: ({ uuid, day }) => ({ purpose: 'answer', row: uuid, day }),
    lowestKey: 0,
  },
  {
    select: `SELECT day AS rowKey, day, encryptedContent, encryptionIv FROM draft
      WHERE userId = ? AND day > ? AND encryptedContent LIKE '${FIRST_FORMAT}.%' ORDER BY day`,
    update: `UPDATE draft SET encryptedContent = ?, encryptionIv = ?
      WHERE userId = ? AND day = ? AND encryptedContent = ?`,
    place: ({ day }) => ({ purpose: 'draft', day }),
    lowestKey: '0001-01-01',
  },
  {
    select: `SELECT subject AS rowKey, encryptedToken AS encryptedContent, encryptionIv FROM user_identity
      WHERE userId = ? AND subject > ? AND provider = 'apple' AND encryptedToken LIKE '${FIRST_FORMAT}.%'
      ORDER BY subject`,
    update: `UPDATE user_identity SET encryptedToken = ?, encryptionIv = ?
      WHERE userId = ? AND subject = ? AND provider = 'apple' AND encryptedToken = ?`,
    place: ({ rowKey }) => ({ purpose: 'refresh-token', row: `apple|${rowKey}` }),
    lowestKey: '',
  },
];

function renewedText(cipher: UserCipher, row: OldText, place: Place): SealedText | null {
  try {
    return cipher.seal(cipher.open(row, place), place);
  } catch {
    return null;
  }
}

/** The user's cipher; null when their key cannot be read or they are gone, but throws while the database is away. */
async function cipherOf(vault: Vault, userId: number): Promise<UserCipher | null> {
  try {
    return await vault.cipherOf(userId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
    return null;
  }
}

async function renewBatch(db: Database, vault: Vault, userId: number, table: SealedTable, rows: OldText[]) {
  const cipher = await cipherOf(vault, userId);
  const changes: SqlValue[][] = [];
  for (const row of rows) {
    const sealed = cipher && renewedText(cipher, row, table.place(row));
    if (!sealed) continue;
    const { encryptedContent, encryptionIv } = sealed;
    changes.push([encryptedContent, encryptionIv, userId, row.rowKey, row.encryptedContent]);
  }
  const unreadable = rows.length - changes.length;
  if (changes.length === 0) return { renewed: 0, unreadable };
  const renewed = await db.write(async (tx) => {
    let matched = 0;
    for (const change of changes) matched += (await tx.run(table.update, change)).matched;
    return matched;
  });
  return { renewed, unreadable };
}

function usersOf(db: Database): AsyncGenerator<{ id: number }[]> {
  const sql = `SELECT id FROM user WHERE id > ? ORDER BY id LIMIT ${USERS_A_BATCH}`;
  return keysetPages(
    0,
    (after) => db.all<{ id: number }>(sql, [after]),
    ({ id }) => id,
  );
}

function oldTextsOf(db: Database, userId: number, { select, lowestKey }: SealedTable) {
  const sql = `${select} LIMIT ${TEXTS_A_BATCH}`;
  return keysetPages(
    lowestKey,
    (after) => db.all<OldText>(sql, [userId, after]),
    ({ rowKey }) => rowKey,
  );
}

/** Seals every text of the first format anew, by compare-and-set while the product runs; it may break off and run again. */
export async function renewTexts(
  db: Database,
  vault: Vault,
  progress: (count: RenewalCount) => void,
): Promise<RenewalCount> {
  const count: RenewalCount = { users: 0, renewed: 0, unreadable: 0 };
  for await (const users of usersOf(db)) {
    for (const { id } of users) {
      for (const table of TABLES) {
        for await (const rows of oldTextsOf(db, id, table)) {
          const { renewed, unreadable } = await renewBatch(db, vault, id, table, rows);
          count.renewed += renewed;
          count.unreadable += unreadable;
        }
      }
    }
    count.users += users.length;
    progress(count);
  }
  return count;
}
