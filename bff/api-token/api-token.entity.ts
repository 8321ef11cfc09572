import { entity, instant, integer, nullable, type RowOf, serial, text } from '../platform/database/entity.ts';

/** API tokens. Only hashes are stored, so a leaked table opens no account. */
export const ApiTokenEntity = entity('ApiToken', 'api_token', {
  id: serial,
  userId: integer,
  /** The owner's name for the program. */
  name: text(60),
  /** SHA-256 of the token in hexadecimal; 256 random bits need no slow hash. */
  tokenHash: { ...text(64), unique: true },
  /** Scopes, separated by spaces. */
  scopes: text(64),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: nullable(instant),
  /** Family of the program that used the token last. */
  lastUsedBy: nullable(text(64)),
});

/** A row of `api_token`. */
export type ApiTokenRow = RowOf<typeof ApiTokenEntity>;
