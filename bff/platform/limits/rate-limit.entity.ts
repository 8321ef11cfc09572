import { entity, instant, integer, key, nullable, type RowOf, text } from '../database/entity.ts';

/** The attempts counted in a window. A bucket's name does not reveal its subject. */
export const RateLimitEntity = entity('RateLimit', 'rate_limit', {
  bucket: key(text(43)),
  count: integer,
  resetAt: instant,
  /** Every try before this time is refused. */
  blockedUntil: nullable(instant),
});

/** A bucket as stored. */
export type RateLimitRow = RowOf<typeof RateLimitEntity>;
