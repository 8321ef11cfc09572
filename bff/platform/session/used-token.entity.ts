import { entity, instant, key, text } from '../database/entity.ts';

/** Spent ID tokens and challenges, each stored as its hash until it expires, so that it counts once. */
export const UsedTokenEntity = entity('UsedToken', 'used_token', {
  /** SHA-256, hexadecimal. */
  hash: key(text(64)),
  /** The id of the spending request, which tells its retry from a replay. */
  claim: text(36),
  expiresAt: instant,
});
