import { ProgramKeyEntity, type ProgramKeyRow } from '../account/program-key.entity.ts';
import type { Database } from '../platform/database/database.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';

const USER = ['username', 'provider', 'createdAt', 'name', 'sessionEpoch', 'timeZone'] as const;

/** A good key with its user. */
export type FoundKey = Pick<ProgramKeyRow, 'scopes' | 'lastUsedAt' | 'userId'> &
  Omit<CurrentUser, 'id'> & { keyId: number };

/** The statements of every request with a key. */
export function programKeyStatements(db: Database) {
  return {
    find: db.prepare<{ keyHash: string; now: Date }>((q) =>
      q
        .select(ProgramKeyEntity, ['scopes', 'lastUsedAt', 'userId'])
        .addSelect('program_key.id', 'keyId')
        .addSelect(USER.map((column) => `user.${column} AS ${column}`).join(', '))
        .innerJoin('user', 'user', 'user.id = program_key.userId AND user.lockedAt IS NULL')
        .where('program_key.keyHash = :keyHash AND program_key.expiresAt > :now'),
    ),
  };
}
