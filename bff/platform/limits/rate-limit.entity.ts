import { entity, instant, integer, key, nullable, type RowOf, text } from '../database/entity.ts';

/** Tries counted in one window. Nobody can read from a bucket's name whose they are. */
export const RateLimitEntity = entity('RateLimit', 'rate_limit', {
  bucket: key(text(43)),
  count: integer,
  resetAt: instant,
  /** Every try before this time is refused. */
  blockedUntil: nullable(instant),
});

/** One bucket as stored. */
export type RateLimitRow = RowOf<typeof RateLimitEntity>;
