import { fromUser } from '../account/user.reads.ts';
import { prepare } from '../platform/database/prepared.ts';
import type { AnswerChange, AnswerChangePage } from '../platform/graphql/resolvers.generated.ts';
import { AppError, accountGone } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { CHANGES_FULL_BYTES, CHANGES_PER_PAGE, PAGE_MAX_ENTRIES } from './answer.numbers.rules.ts';
import { newestSequence } from './answer.reads.ts';
import { CURSOR_GONE } from './answer.sentences.rules.ts';
import { firstRows, STORED, type StoredAnswer } from './answer.statements.ts';
import { openAnswer } from './answer.view.ts';
import type { DiaryReader } from './diary-reader.ts';

/** Increase this version with every change of the cursor's format. */
const CURSOR_VERSION = 1;
const CURSOR_FORM = /^1\.(\d{1,10})\.(\d{1,10})\.(\d{1,10})$/;

/** A client's position in the sequence of changes, and the sequence floor at the time of reading. */
interface AnswerCursor {
  userId: number;
  floor: number;
  sequence: number;
}

interface PersonRow {
  floor: number;
  newest: number;
}
type ChangeRow = StoredAnswer & { sequence: number; isDeleted: boolean };

/** Always yields a row with the person's sequence, so that changes and sequence come from the same moment. */
const SELECT_PAGE = prepare<{ userId: number; sequence: number; bytes: number }>(
  `SELECT person.*, page.*
    FROM (SELECT user.sequenceFloor AS floor, ${newestSequence(':userId')} AS newest ${fromUser()}) AS person
    LEFT JOIN (SELECT ${[...STORED, 'sequence', 'isDeleted'].join(', ')} FROM answer
      WHERE userId = :userId AND sequence > :sequence
      AND sequence <= (SELECT max(sequence) FROM ${firstRows(
        'sequence',
        'sequence',
        'userId = :userId AND sequence > :sequence',
      )})) AS page ON 1 = 1
    ORDER BY page.sequence`,
);

/** Reads the changes of a diary since a cursor. Every statement names the diary's owner. */
export class AnswerChanges extends Service<Pick<Platform, 'db' | 'vault'> & { diary: DiaryReader }> {
  /**
   * Returns up to `first` changes after a cursor, or from the start. Throws `GONE` for a cursor of another diary, and
   * for a cursor older than the remembered changes.
   */
  async after(userId: number, cursor?: string | null, first = CHANGES_PER_PAGE): Promise<AnswerChangePage> {
    const from = cursor ? readCursor(cursor) : { userId, floor: 0, sequence: 0 };
    if (from?.userId !== userId) throw new AppError('GONE', CURSOR_GONE);
    const { person, rows } = await this.#read(from, Math.min(first, PAGE_MAX_ENTRIES));
    if (cursor && !isCursorValid(from, person)) throw new AppError('GONE', CURSOR_GONE);
    const sequence = rows.at(-1)?.sequence ?? from.sequence;
    const nextCursor = writeCursor({ userId, floor: person.floor, sequence });
    const hasMore = sequence < person.newest;
    return { nodes: await this.#open(userId, rows), hasMore, nextCursor };
  }

  /** Reads a page of changes and the person's sequence in one statement. */
  async #read({ userId, sequence }: AnswerCursor, limit: number) {
    const rows = await this.deps.db.all<PersonRow & (ChangeRow | { id: null })>(
      ...SELECT_PAGE({ userId, sequence, bytes: CHANGES_FULL_BYTES }, limit),
    );
    const [person] = rows;
    if (!person) throw accountGone();
    return { person, rows: rows.filter((row) => row.id !== null) };
  }

  async #open(userId: number, rows: ChangeRow[]): Promise<AnswerChange[]> {
    const opened = this.deps.diary.opened(userId, rows, (row, cipher) => {
      const { id, day, isDeleted } = row;
      return { id, day, answer: isDeleted ? null : openAnswer(this.deps.vault, cipher, row) };
    });
    const changes: AnswerChange[] = [];
    for await (const part of opened) changes.push(...part);
    return changes;
  }
}

/** Encodes a cursor, which is opaque to clients. */
export function writeCursor({ userId, floor, sequence }: AnswerCursor): string {
  return Buffer.from([CURSOR_VERSION, userId, floor, sequence].join('.')).toString('base64url');
}

/** Decodes a cursor; null for another version or an invalid text. */
function readCursor(text: string): AnswerCursor | null {
  const found = CURSOR_FORM.exec(Buffer.from(text, 'base64url').toString());
  if (!found) return null;
  const [, userId, floor, sequence] = found.map(Number);
  return { userId: Number(userId), floor: Number(floor), sequence: Number(sequence) };
}

/** Returns whether all changes after a cursor are still stored, and the cursor belongs to this sequence. */
function isCursorValid({ floor, sequence }: AnswerCursor, person: PersonRow): boolean {
  const isOfLater = floor > person.floor || sequence > Math.max(person.newest, person.floor);
  return !isOfLater && (floor === person.floor || sequence >= person.floor);
}
