import { entity, instant, integer, key, nullable, type RowOf, text } from '../database/entity.ts';

/** Attempts counted in one window. The bucket is a pseudonym that reveals no person. */
export const RateLimitEntity = entity('RateLimit', 'rate_limit', {
  bucket: key(text(43)),
  count: integer,
  resetAt: instant,
  /** Attempts before this time are refused. */
  blockedUntil: nullable(instant),
});

/** A stored bucket. */
export type RateLimitRow = RowOf<typeof RateLimitEntity>;
