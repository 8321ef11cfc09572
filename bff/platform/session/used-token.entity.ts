import { entity, instant, key, text } from '../database/entity.ts';

/** Spent ID tokens and challenges, each stored as its hash until it expires, so that it counts once. */
export const UsedTokenEntity = entity('UsedToken', 'used_token', {
  /** SHA-256, hexadecimal. */
  tokenHash: key(text(64)),
  /** Tells a second try of the same use from a replay. */
  attemptId: text(36),
  expiresAt: instant,
});
