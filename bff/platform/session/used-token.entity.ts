import { entity, instant, key, text } from '../database/entity.ts';

/** Hashes of used ID tokens and challenges, kept until they expire to prevent reuse. */
export const UsedTokenEntity = entity('UsedToken', 'used_token', {
  /** SHA-256, hexadecimal. */
  tokenHash: key(text(64)),
  /** Distinguishes a retry of the same attempt from a replay. */
  attemptId: text(36),
  expiresAt: instant,
});
