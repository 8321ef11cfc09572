import { createCipheriv, createDecipheriv, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { Pool, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { type CalendarDay, calendarDay } from '../../../platform/lib/clock.ts';
import { KeyRing } from '../../../platform/vault/key-ring.ts';
import { wrapAssociatedData } from '../../../platform/vault/user-key.entity.ts';
import { type Milestone, milestoneFor } from '../../../streak/milestones.rules.ts';
import { countStreak } from '../../../streak/streak.ts';

const TAG_BYTES = 16;
const MAX_LENGTH = 10_000;
const MS_PER_SECOND = 1_000;
const TIME_ZONE = 'Europe/Berlin';

/** An answer in its REST shape. */
interface Entry {
  id: number;
  content: string;
  date: Date;
  createdAt: Date;
  updatedAt: Date;
  milestone?: Milestone;
}

interface Row extends RowDataPacket, Entry {
  day: CalendarDay;
  uuid: string;
  encryptedContent: string;
  encryptionIv: string;
}

interface KeyRow extends RowDataPacket {
  kekId: string;
  wrappedKey: string;
}

/** A request that is answered with this status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The text of a body; throws 400 for a body without a valid text. */
export function contentOf(body: unknown, mayBeEmpty = false): string {
  const content =
    typeof body === 'object' && body !== null && 'content' in body && typeof body.content === 'string'
      ? body.content
      : undefined;
  if (content === undefined || content.length > MAX_LENGTH || (!mayBeEmpty && content.trim() === ''))
    throw new Refusal(400, 'Antwort darf nicht leer sein');
  return mayBeEmpty ? content : content.trim();
}

/** A hand-written diary with the product's rows, cipher and transaction, and without its other layers. */
export class HandWrittenDiary {
  readonly #pool: Pool;
  readonly #ring = new KeyRing({
    encryptionKeys: [process.env.ENCRYPTION_KEYS ?? ''],
    encryptionKeyActive: process.env.ENCRYPTION_KEY_ACTIVE ?? '',
    sessionSecrets: [],
  });
  readonly #keys = new Map<number, KeyObject>();
  /** The number of the newest answer, above every number of the rows that the bench has filled in. */
  #sequence = Math.floor(Date.now() / MS_PER_SECOND);

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async list(userId: number): Promise<Entry[]> {
    const [rows] = await this.#pool.execute<Row[]>(
      `SELECT id, uuid, day, encryptedContent, encryptionIv, date, createdAt, updatedAt
       FROM answer WHERE userId = ? AND live = 1 ORDER BY day DESC`,
      [userId],
    );
    const key = await this.#keyOf(userId);
    return rows.map((row) => ({
      id: row.id,
      content: open(key, row, `aufwind|answer|v2|u=${userId}|r=${row.uuid}|d=${row.day}|kv=1`),
      date: row.date,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    }));
  }

  async saveDraft(userId: number, content: string): Promise<void> {
    const key = await this.#keyOf(userId);
    const now = new Date();
    const today = calendarDay(now, TIME_ZONE);
    const binding = `aufwind|draft|v2|u=${userId}|r=|d=${today}|kv=1`;
    const { encryptedContent, encryptionIv } = seal(key, content, binding);
    await this.#pool.execute(
      `INSERT INTO draft (userId, encryptedContent, encryptionIv, day, updatedAt)
       SELECT id, ?, ?, ?, ? FROM user WHERE id = ?
       AND NOT EXISTS (SELECT 1 FROM answer WHERE userId = user.id AND day = ?)
       ON DUPLICATE KEY UPDATE encryptedContent = VALUES(encryptedContent), encryptionIv = VALUES(encryptionIv),
         day = VALUES(day), updatedAt = VALUES(updatedAt)`,
      [encryptedContent, encryptionIv, today, now, userId, today],
    );
  }

  async save(userId: number, content: string): Promise<Entry> {
    const key = await this.#keyOf(userId);
    const uuid = randomUUID();
    const now = new Date();
    const day = calendarDay(now, TIME_ZONE);
    const sealed = seal(key, content, `aufwind|answer|v2|u=${userId}|r=${uuid}|d=${day}|kv=1`);
    const id = await this.#insert(userId, uuid, sealed, now, day);
    const milestone = await this.#milestone(userId, day);
    return { id, content, date: now, createdAt: now, updatedAt: now, milestone };
  }

  async #insert(userId: number, uuid: string, sealed: Sealed, now: Date, day: CalendarDay): Promise<number> {
    const connection = await this.#pool.getConnection();
    this.#sequence += 1;
    try {
      await connection.beginTransaction();
      const [{ insertId }] = await connection.execute<ResultSetHeader>(
        `INSERT INTO answer (uuid, userId, encryptedContent, encryptionIv, date, day, timeZone, createdAt,
           updatedAt, sequence)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          uuid,
          userId,
          sealed.encryptedContent,
          sealed.encryptionIv,
          now,
          day,
          TIME_ZONE,
          now,
          now,
          this.#sequence,
        ],
      );
      await connection.execute('DELETE FROM draft WHERE userId = ?', [userId]);
      await connection.commit();
      return insertId;
    } catch (error) {
      await connection.rollback();
      throw error;
    } finally {
      connection.release();
    }
  }

  async #milestone(userId: number, day: CalendarDay): Promise<Milestone> {
    const [[days], [counts]] = await Promise.all([
      this.#pool.execute<(RowDataPacket & { day: string })[]>(
        'SELECT day FROM answer WHERE userId = ? AND live = 1 AND day <= ? ORDER BY day DESC LIMIT 400',
        [userId, day],
      ),
      this.#pool.execute<(RowDataPacket & { total: number })[]>(
        'SELECT count(*) AS total FROM answer WHERE userId = ? AND live = 1',
        [userId],
      ),
    ]);
    const streak = countStreak(
      days.map((row) => row.day),
      day,
    );
    return milestoneFor(streak, Number(counts[0]?.total));
  }

  async #keyOf(userId: number): Promise<KeyObject> {
    const known = this.#keys.get(userId);
    if (known) return known;
    const [[row]] = await this.#pool.execute<KeyRow[]>(
      'SELECT kekId, wrappedKey FROM user_key WHERE userId = ?',
      [userId],
    );
    if (!row) throw new Refusal(401, 'Bitte melde Dich an.');
    const key = this.#ring.unwrap(row.wrappedKey, row.kekId, wrapAssociatedData(userId, 1));
    this.#keys.set(userId, key);
    return key;
  }
}

interface Sealed {
  encryptedContent: string;
  encryptionIv: string;
}

function seal(key: KeyObject, content: string, binding: string): Sealed {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(binding));
  const body = Buffer.concat([
    cipher.update(JSON.stringify({ content }), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { encryptedContent: `v2.1.${body.toString('base64')}`, encryptionIv: iv.toString('base64') };
}

function open(key: KeyObject, { encryptedContent, encryptionIv }: Sealed, binding: string): string {
  const body = Buffer.from(encryptedContent.slice('v2.1.'.length), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(encryptionIv, 'base64'))
    .setAAD(Buffer.from(binding))
    .setAuthTag(body.subarray(-TAG_BYTES));
  const text = decipher.update(body.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  return JSON.parse(text).content;
}
