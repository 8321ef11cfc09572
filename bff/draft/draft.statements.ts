import { fromUser } from '../account/user.reads.ts';
import { hasAnswer, hasOtherAnswer } from '../answer/answer.reads.ts';
import type { Database } from '../platform/database/database.ts';
import { assigned, prepare } from '../platform/database/prepared.ts';
import type { SealedText } from '../platform/vault/user-cipher.ts';
import type { DraftRow } from './draft.entity.ts';

const SEALED = ['encryptedContent', 'encryptionIv'] as const;
const STORED = ['day', 'updatedAt', ...SEALED] as const;
const NEW = ['userId', 'day', ...SEALED, 'updatedAt', 'writerId'] as const;

/** The columns of a draft that reading needs. */
export type StoredDraft = Pick<DraftRow, (typeof STORED)[number]>;

type Named<Name extends keyof DraftRow> = Pick<DraftRow, 'userId' | Name>;
type Since = Named<never> & { since: DraftRow['day'] };
/** A range of days, without the other day that can still be answered. */
export type DayRange = { since: DraftRow['day']; until: DraftRow['day']; other: DraftRow['day'] };
type InRange = Named<never> & DayRange;
type StoredVersion = { storedDay: DraftRow['day']; storedAt: DraftRow['updatedAt'] };

/**
 * SQL condition: the draft is in the range. COALESCE keeps the server from using the index on `day`, where a range scan
 * would also lock the next person's row.
 */
function inRange(draft: string): string {
  const day = `COALESCE(${draft}.day, '')`;
  return `${day} >= :since AND ${day} <= :until AND ${day} <> :other`;
}

/** A draft is superseded when its day has an answer, live or deleted; before that it is open. */
const IS_SUPERSEDED = hasAnswer('draft.userId', 'draft.day');
const IS_OPEN = `NOT ${IS_SUPERSEDED}`;
/** The draft was open before this answer. */
const WAS_OPEN = `NOT ${hasOtherAnswer('draft.userId', 'draft.day')}`;
const IS_VERSION = 'userId = :userId AND day = :storedDay AND updatedAt = :storedAt';

/** The statements on drafts; each names its owner. */
export function draftStatements(db: Database) {
  const newest = (condition: string) => `SELECT ${STORED.join(', ')} FROM draft
    WHERE userId = :userId AND ${condition} ORDER BY day DESC`;
  const IN_RANGE = inRange('draft');
  return {
    selectOpen: prepare<InRange>(`${newest(`${IN_RANGE} AND ${IS_OPEN}`)} LIMIT 1`),
    selectOpenBefore: prepare<InRange & { answerId: number }>(
      `${newest(`${IN_RANGE} AND ${WAS_OPEN}`)} LIMIT 1`,
    ),
    selectSuperseded: prepare<Since>(newest(`day >= :since AND ${IS_SUPERSEDED}`)),
    clear: prepare<InRange>(`DELETE FROM draft WHERE userId = :userId AND ${IN_RANGE} AND ${IS_OPEN}`),
    /** Deletes a session's drafts in a range that were open before an answer. */
    endOfSession: prepare<InRange & Named<'writerId'> & { answerId: number }>(
      `DELETE FROM draft WHERE userId = :userId AND writerId = :writerId AND ${IN_RANGE} AND ${WAS_OPEN}`,
    ),
    /** Deletes the draft of a version that was open before an answer. */
    endVersion: prepare<Named<'updatedAt'> & Pick<DayRange, 'other'> & { answerId: number }>(
      `DELETE FROM draft WHERE userId = :userId AND updatedAt = :updatedAt AND COALESCE(draft.day, '') <> :other
       AND ${WAS_OPEN}`,
    ),
    /** Deletes a version of a day's draft, open or superseded. */
    endDay: prepare<Named<never> & StoredVersion>(`DELETE FROM draft WHERE ${IS_VERSION}`),
    move: prepare<Named<'day' | keyof SealedText> & StoredVersion>(
      `UPDATE draft SET ${assigned(['day', ...SEALED])} WHERE ${IS_VERSION}`,
    ),
    replace: prepare<Named<'updatedAt' | 'writerId' | keyof SealedText> & StoredVersion>(
      `UPDATE draft SET ${assigned(['updatedAt', 'writerId', ...SEALED])} WHERE ${IS_VERSION} AND ${IS_OPEN}`,
    ),
    put: prepare<Named<(typeof NEW)[number]> & DayRange>(putStatement(db)),
  };
}

/**
 * Writes the draft of an unanswered day, and moves the open draft of its range there. Locks the user as a new answer
 * does, so that an answer sees every earlier draft, and a draft every answer.
 */
function putStatement(db: Database): string {
  const { lock, laterThanStored } = db.dialect;
  const update = db.upsert(['userId', 'day'], [...SEALED, 'writerId']);
  const openDraft = `LEFT JOIN draft AS earlier ON earlier.userId = user.id AND ${inRange('earlier')}
    AND NOT ${hasAnswer('earlier.userId', 'earlier.day', lock)}`;
  return `INSERT INTO draft (${NEW.join(', ')})
    SELECT user.id, COALESCE(earlier.day, :day), :encryptedContent, :encryptionIv, :updatedAt, :writerId
    ${fromUser(openDraft)} AND NOT ${hasAnswer('user.id', ':day', lock)}
    ORDER BY earlier.day = :day DESC, earlier.day DESC LIMIT 1 ${lock}
    ${update}, day = :day, updatedAt = ${laterThanStored('draft', 'updatedAt')}`;
}
