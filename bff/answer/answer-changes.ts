import type { Database } from '../platform/database/database.ts';
import { LIMIT_PLACE } from '../platform/database/prepared.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { AppError, accountGone } from '../platform/lib/errors.ts';
import type { Vault } from '../platform/vault/vault.ts';
import { STORED, type StoredAnswer } from './answer.statements.ts';
import { type AnswerView, openAnswer } from './answer.view.ts';
import { type AnswerCursor, readCursor, writeCursor } from './answer-cursor.ts';
import { sequenceStatements } from './sequence.ts';

/** What a program reads whose cursor does not go on. */
export const CURSOR_GONE =
  'Was sich seit diesem Stand geändert hat, lässt sich nicht mehr sagen. Bitte lies das Tagebuch einmal von vorn.';

/** The changes on a page for which nobody names a number. */
const PAGE_SIZE = 200;

/** The last change of one answer: what it is now, or null once it is deleted. */
interface AnswerChange {
  id: string;
  day: CalendarDay;
  answer: AnswerView | null;
}

/** A page of changes, oldest first. */
export interface AnswerChangePage {
  changes: AnswerChange[];
  hasMore: boolean;
  nextCursor: string;
}

interface PersonRow {
  floor: number;
  newest: number | null;
  unnumbered: number;
}
type ChangeRow = StoredAnswer & { sequence: number; isDeleted: boolean };

/** Tells what has changed in a person's diary since a cursor. Every statement names its owner. */
export class AnswerChanges {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #statements: ReturnType<typeof changeStatements>;

  constructor(db: Database, vault: Vault) {
    this.#db = db;
    this.#vault = vault;
    this.#statements = changeStatements(db);
  }

  /**
   * The next `first` changes after a cursor, or from the start. Throws `GONE` for a cursor that is not of this diary, and for one
   * before changes that are forgotten.
   */
  async after(userId: number, cursor?: string | null, first = PAGE_SIZE): Promise<AnswerChangePage> {
    const from = cursor ? readCursor(cursor) : { userId, floor: 0, sequence: 0 };
    if (from?.userId !== userId) throw new AppError('GONE', CURSOR_GONE);
    const { person, rows } = await this.#read(from, first + 1);
    if (cursor && !goesOn(from, person)) throw new AppError('GONE', CURSOR_GONE);
    const page = rows.slice(0, first);
    const sequence = page.at(-1)?.sequence ?? from.sequence;
    const nextCursor = writeCursor({ userId, floor: person.floor, sequence });
    return { changes: await this.#open(userId, page), hasMore: rows.length > first, nextCursor };
  }

  /** Numbers, if need be, what the version before has written, and reads a page and all about the person in one statement. */
  async #read({ userId, sequence }: AnswerCursor, limit: number) {
    const { page, numberOthers } = this.#statements;
    const read = () =>
      this.#db.all<PersonRow & (ChangeRow | { id: null })>(...page({ userId, sequence }, limit));
    let rows = await read();
    if (rows[0]?.unnumbered) {
      await this.#db.change(...numberOthers({ userId }));
      rows = await read();
    }
    const [person] = rows;
    if (!person) throw accountGone();
    return { person, rows: rows.filter((row) => row.id !== null) };
  }

  async #open(userId: number, rows: ChangeRow[]): Promise<AnswerChange[]> {
    if (rows.length === 0) return [];
    const cipher = await this.#vault.cipherOf(userId);
    return rows.map((row) => {
      const { id, day, isDeleted } = row;
      return { id: String(id), day, answer: isDeleted ? null : openAnswer(this.#vault, userId, cipher, row) };
    });
  }
}

/** Whether all changes after a cursor are still known: it was given for this sequence, and none has been forgotten since. */
function goesOn({ floor, sequence }: AnswerCursor, person: PersonRow): boolean {
  const isOfLater = floor > person.floor || sequence > Math.max(person.newest ?? 0, person.floor);
  return !isOfLater && (floor === person.floor || sequence >= person.floor);
}

function changeStatements(db: Database) {
  const columns = [...STORED, 'sequence', 'isDeleted'].join(', ');
  return {
    ...sequenceStatements(db),
    /** A row for the person even when nothing has changed, because what it says must be of the same moment. */
    page: db.prepare<{ userId: number; sequence: number }>(
      () => `SELECT person.*, page.* FROM (SELECT sequenceFloor AS floor,
          (SELECT max(sequence) FROM answer WHERE userId = :userId) AS newest,
          EXISTS (SELECT 1 FROM answer WHERE userId = :userId AND sequence IS NULL) AS unnumbered
          FROM user WHERE id = :userId) AS person
        LEFT JOIN (SELECT ${columns} FROM answer WHERE userId = :userId AND sequence > :sequence
          ORDER BY sequence ${LIMIT_PLACE}) AS page ON 1 = 1
        ORDER BY page.sequence`,
    ),
  };
}
