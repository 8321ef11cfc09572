import { column, entity } from '../database/entity.ts';

/** Hashes of used ID tokens and challenges, kept until they expire to prevent reuse. */
export const UsedTokenEntity = entity('UsedToken', 'used_token', {
  /** SHA-256, hexadecimal. */
  tokenHash: column.key(column.text(64)),
  /** Distinguishes a retry of the same attempt from a replay. */
  attemptId: column.text(36),
  expiresAt: column.instant,
});
