import { entity, instant, integer, nullable, type RowOf, serial, text } from '../platform/database/entity.ts';

/** API tokens. A row opens nothing, because it holds the hash only. */
export const ApiTokenEntity = entity('ApiToken', 'api_token', {
  id: serial,
  userId: integer,
  /** The name that its owner has given the program. */
  name: text(60),
  /** SHA-256 of the key, hexadecimal: 256 random bits need no slow hash. */
  tokenHash: { ...text(64), unique: true },
  /** Scopes with spaces between them. */
  scopes: text(64),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: nullable(instant),
  /** Family of the program that has used it last. */
  lastUsedBy: nullable(text(64)),
});

/** An API token as stored. */
export type ApiTokenRow = RowOf<typeof ApiTokenEntity>;
