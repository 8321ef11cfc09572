import type { Database } from '../platform/database/database.ts';

const COLUMNS = 'day, encryptedContent, encryptionIv, updatedAt';

/** Whether the day of a draft has an answer, live or deleted: then the draft is displaced, otherwise it is open. */
function hasAnswer(draft: string, condition = ''): string {
  return `EXISTS (SELECT 1 FROM answer WHERE answer.userId = ${draft}.userId AND answer.day = ${draft}.day ${condition})`;
}

/** Open before the answer with this id. */
const WAS_OPEN = `NOT ${hasAnswer('draft', 'AND answer.id <> ?')}`;

/** The newest open draft since a day. */
export const SELECT_OPEN = `SELECT ${COLUMNS} FROM draft
  WHERE userId = ? AND day >= ? AND NOT ${hasAnswer('draft')} ORDER BY day DESC LIMIT 1`;

/** The newest draft since a day that was open before an answer. */
export const SELECT_OPEN_BEFORE = `SELECT ${COLUMNS} FROM draft
  WHERE userId = ? AND day >= ? AND ${WAS_OPEN} ORDER BY day DESC LIMIT 1`;

/** The displaced drafts since a day, newest first. */
export const SELECT_DISPLACED = `SELECT ${COLUMNS} FROM draft
  WHERE userId = ? AND day >= ? AND ${hasAnswer('draft')} ORDER BY day DESC`;

/** Ends every open draft. */
export const CLEAR = `DELETE FROM draft WHERE userId = ? AND NOT ${hasAnswer('draft')}`;

/** Ends the drafts of a session that were open before an answer. */
export const END_OF_SESSION = `DELETE FROM draft WHERE userId = ? AND sessionId = ? AND ${WAS_OPEN}`;

/** Ends the draft of a version that was open before an answer. */
export const END_VERSION = `DELETE FROM draft WHERE userId = ? AND updatedAt = ? AND ${WAS_OPEN}`;

/** Ends one version of one day, open or displaced. */
export const END_DAY = 'DELETE FROM draft WHERE userId = ? AND day = ? AND updatedAt = ?';

/** Gives one version of one day to another day. */
export const MOVE = `UPDATE draft SET day = ?, encryptedContent = ?, encryptionIv = ?
  WHERE userId = ? AND day = ? AND updatedAt = ?`;

/** Replaces an open draft of a day by its next version. */
export const REPLACE = `UPDATE draft SET encryptedContent = ?, encryptionIv = ?, updatedAt = ?, sessionId = ?
  WHERE userId = ? AND day = ? AND updatedAt = ? AND NOT ${hasAnswer('draft')}`;

/**
 * Writes the draft of a day that has no answer, and moves the open draft of another day there. On a server it locks the
 * user, as a new answer does by its foreign key, and reads what is committed: so an answer sees every draft that was there
 * before it, and a draft every answer. `updatedAt` is later than the one it replaces, also within one millisecond.
 */
export function putStatement(db: Database): string {
  const { lock, laterThanStored } = db.dialect;
  const update = db.upsert(['userId', 'day'], ['encryptedContent', 'encryptionIv', 'sessionId']);
  return `INSERT INTO draft (userId, day, encryptedContent, encryptionIv, updatedAt, sessionId)
    SELECT user.id, COALESCE(earlier.day, ?), ?, ?, ?, ?
    FROM user LEFT JOIN draft AS earlier ON earlier.userId = user.id AND NOT ${hasAnswer('earlier', lock)}
    WHERE user.id = ?
    AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.userId = user.id AND answer.day = ? ${lock})
    ORDER BY earlier.day = ? DESC, earlier.day DESC LIMIT 1 ${lock}
    ${update}, day = ?, updatedAt = ${laterThanStored('draft', 'updatedAt')}`;
}
