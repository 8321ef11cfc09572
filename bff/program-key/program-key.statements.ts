import { CURRENT_USER_COLUMNS, joinUnlockedUser } from '../account/user.reads.ts';
import type { Database } from '../platform/database/database.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { ProgramKeyRow } from './program-key.entity.ts';

/** A good key with its user. */
export type FoundKey = Pick<ProgramKeyRow, 'scopes' | 'lastUsedAt' | 'userId'> &
  Omit<CurrentUser, 'id'> & { keyId: number };

/** The statements of every request with a key. */
export function programKeyStatements(db: Database) {
  return {
    find: db.prepare<{ keyHash: string; now: Date }>(
      () => `SELECT scopes, lastUsedAt, userId, program_key.id AS keyId, ${CURRENT_USER_COLUMNS}
        FROM program_key ${joinUnlockedUser('program_key')}
        WHERE program_key.keyHash = :keyHash AND program_key.expiresAt > :now`,
    ),
  };
}
