import type { Database } from '../platform/database/database.ts';
import { keysetPages } from '../platform/lib/keyset-pages.ts';

/** People whose floors one statement raises after a restore. */
const PEOPLE_A_STATEMENT = 20;

type Owned = { userId: number };

// The floor is a column of `user`, because every change of an answer locks that row anyway: a row of its own for the floor
// would take another statement for each save.

/** A table with the floor of a person's sequence, and the newest number in it. */
export const FLOOR_AND_NEWEST = `(SELECT sequenceFloor AS floor,
  (SELECT max(sequence) FROM answer WHERE userId = :userId) AS newest FROM user WHERE id = :userId)`;

/**
 * Computes the next sequence number of a person, whom it locks until the change that takes it is committed: so whoever reads a
 * number has read all before it. For a person who is gone it gives 0, and the foreign key refuses the row.
 */
export function nextSequence({ dialect }: Database): string {
  return `COALESCE((SELECT 1 + CASE WHEN taken.newest > user.sequenceFloor THEN taken.newest ELSE user.sequenceFloor END
    FROM user, (SELECT COALESCE(max(answer.sequence), 0) AS newest FROM answer WHERE answer.userId = :userId) AS taken
    WHERE user.id = :userId ${dialect.lock}), 0)`;
}

/** The statements on a person's sequence, for changes of more than one answer. */
export function sequenceStatements(db: Database) {
  return {
    /** Locks the person, so that the numbers read next are the newest. */
    lock: db.prepare<Owned>(() => `SELECT id FROM user WHERE id = :userId ${db.dialect.lock}`),
    next: db.prepare<Owned>(() => `SELECT ${nextSequence(db)} AS number`),
    /** Ends the cursors before a number, because answers are about to go without a trace. */
    raiseFloor: db.prepare<Owned & { floor: number }>(
      () => `UPDATE user SET sequenceFloor = CASE WHEN sequenceFloor < :floor THEN :floor ELSE sequenceFloor END
        WHERE id = :userId`,
    ),
  };
}

/** Skips numbers of every person's sequence after a restore, so that a program that follows a diary reads it anew. */
export async function skipSequences(db: Database, numbers: number): Promise<void> {
  const newest = 'COALESCE((SELECT max(sequence) FROM answer WHERE answer.userId = user.id), 0)';
  const people = keysetPages(
    0,
    (after) =>
      db.all<{ id: number }>(`SELECT id FROM user WHERE id > ? ORDER BY id LIMIT ${PEOPLE_A_STATEMENT}`, [
        after,
      ]),
    ({ id }) => id,
  );
  for await (const page of people) {
    await db.change(
      `UPDATE user SET sequenceFloor = ? + CASE WHEN sequenceFloor > ${newest} THEN sequenceFloor ELSE ${newest} END
       WHERE id >= ? AND id <= ?`,
      [numbers, page[0]?.id ?? 0, page.at(-1)?.id ?? 0],
    );
  }
}
