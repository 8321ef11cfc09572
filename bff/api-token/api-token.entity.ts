import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** API tokens. Only hashes are stored, so a leaked table opens no account. */
export const ApiTokenEntity = entity('ApiToken', 'api_token', {
  id: column.serial,
  userId: column.integer,
  name: column.text(60),
  /** SHA-256 of the token in hexadecimal; 256 random bits need no slow hash. */
  tokenHash: { ...column.text(64), unique: true },
  /** Scopes, separated by spaces. */
  scopes: column.text(64),
  createdAt: column.instant,
  expiresAt: column.instant,
  lastUsedAt: column.nullable(column.instant),
  /** Family of the program that used the token last. */
  lastUsedBy: column.nullable(column.text(64)),
});

export type ApiTokenRow = RowOf<typeof ApiTokenEntity>;
