import type { Database } from '../platform/database/database.ts';

type Owned = { userId: number };

/**
 * Computes the next sequence number of a person, whom it locks until the change that takes it is committed: so whoever reads a
 * number has read all before it. It is 0 for a person who was deleted meanwhile: then the foreign key refuses the answer.
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
