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
    find: db.prepare<{ tokenHash: string; now: Date }>(
      () => `SELECT scopes, lastUsedAt, userId, api_token.id AS keyId, ${CURRENT_USER_COLUMNS}
        FROM api_token ${joinUnlockedUser('api_token')}
        WHERE api_token.tokenHash = :tokenHash AND api_token.expiresAt > :now`,
    ),
  };
}
