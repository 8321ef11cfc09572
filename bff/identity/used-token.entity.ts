import { entity, instant, key, text } from '../platform/database/entity.ts';

/** Spent ID tokens, each stored as its hash until it expires, so that it signs in once. */
export const UsedTokenEntity = entity('UsedToken', 'used_token', {
  /** SHA-256 of the token's header and payload, hexadecimal. */
  hash: key(text(64)),
  /** The id of the spending request, which tells its retry from a replay. */
  claim: text(36),
  expiresAt: instant,
});
