import { createHmac, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { placeholders, type SqlValue } from '../../platform/database/sql-value.ts';
import { addDays, type CalendarDay, calendarDay, DAY_MS } from '../../platform/lib/clock.ts';
import { hashOfSid } from '../../platform/session/session-store.ts';
import type { KeyRing } from '../../platform/vault/key-ring.ts';
import { userCipher } from '../../platform/vault/user-cipher.ts';
import { wrapAssociatedData } from '../../platform/vault/user-key.entity.ts';
import { newUserKey } from '../../platform/vault/vault.ts';

const ROWS_A_STATEMENT = 500;
const FIRST_VERSION = 1;

/** A typical text of about 270 bytes. */
const TEXT =
  'Auf dem Heimweg bin ich eine Haltestelle früher ausgestiegen und am Kanal entlang gelaufen. Die Amseln waren ' +
  'lauter als die Straße, und an der Brücke saß eine Frau mit einer Thermoskanne, die mir einfach einen Becher Tee ' +
  'angeboten hat. Wir haben fast nichts gesagt. Schön war das.';

/** The zone in which all of them live. */
const TIME_ZONE = 'Europe/Berlin';

/** A signed-in person with a diary: a cookie for the product, and a cookie for the usual servers. */
export interface BenchUser {
  id: number;
  cookie: string;
}

/** The secrets that the rows are made with. */
export interface FillSecrets {
  ring: KeyRing;
  sessionSecret: string;
}

function signed(name: string, sid: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

async function insertAll(
  tx: Transaction,
  table: string,
  columns: string[],
  rows: SqlValue[][],
): Promise<void> {
  const marks = `(${placeholders(columns)})`;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${part.map(() => marks).join(', ')}`;
    await tx.run(sql, part.flat());
  }
}

function answerRows(
  userId: number,
  key: KeyObject,
  newest: CalendarDay,
  days: number,
  text: string,
): SqlValue[][] {
  const cipher = userCipher(userId, FIRST_VERSION, key);
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(newest, -index);
    const at = new Date(`${day}T18:30:00Z`);
    const uuid = randomUUID();
    const { encryptedContent, encryptionIv } = cipher.seal(
      { content: `${day}: ${text}` },
      { purpose: 'answer', row: uuid, day },
    );
    return [uuid, userId, encryptedContent, encryptionIv, at, day, TIME_ZONE, at, at, days - index];
  });
}

/** Makes a user with a session of each kind and an answer on each of so many days up to yesterday. */
export async function fillUser(
  db: Database,
  { ring, sessionSecret }: FillSecrets,
  id: number,
  days: number,
  text = TEXT,
): Promise<BenchUser> {
  const now = new Date();
  const yesterday = addDays(calendarDay(now, TIME_ZONE), -1);
  const key = newUserKey();
  const sid = randomBytes(24).toString('base64url');
  const sidHash = hashOfSid(sid);
  const expires = new Date(now.getTime() + DAY_MS);
  await db.write(async (tx) => {
    await tx.run(
      `INSERT INTO user (id, username, password, createdAt, sessionEpoch, timeZone, consentVersion, consentedAt)
       VALUES (?, ?, '', ?, 1, ?, '2026-11', ?)`,
      [id, `person-${id}@example.org`, now, TIME_ZONE, now],
    );
    await tx.run(
      'INSERT INTO user_key (userId, version, kekId, wrappedKey, createdAt) VALUES (?, ?, ?, ?, ?)',
      [id, FIRST_VERSION, ring.activeId, ring.wrap(key, wrapAssociatedData(id, FIRST_VERSION)), now],
    );
    await tx.run(
      'INSERT INTO session (sidHash, userId, epoch, signedInAt, renewedAt, expiresAt) VALUES (?, ?, 1, ?, ?, ?)',
      [sidHash, id, now, now, expires],
    );
    await insertAll(
      tx,
      'answer',
      [
        'uuid',
        'userId',
        'encryptedContent',
        'encryptionIv',
        'date',
        'day',
        'timeZone',
        'createdAt',
        'updatedAt',
        'sequence',
      ],
      answerRows(id, key, yesterday, days, text),
    );
    if (db.files) return;
    const cookie = { originalMaxAge: DAY_MS, expires, httpOnly: true, path: '/', sameSite: 'lax' };
    await tx.run('INSERT INTO usual_session (session_id, expires, data) VALUES (?, ?, ?)', [
      sid,
      Math.round(expires.getTime() / 1_000),
      JSON.stringify({ cookie, userId: id }),
    ]);
  });
  return { id, cookie: `${signed('sid', sid, sessionSecret)}; ${signed('usual', sid, sessionSecret)}` };
}

/** The table of express-mysql-session 3, as the package creates it. */
export const USUAL_SESSION_TABLE = `CREATE TABLE usual_session (
  session_id varchar(128) COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
  expires int(11) unsigned NOT NULL,
  data mediumtext COLLATE utf8mb4_bin
) ENGINE=InnoDB`;
