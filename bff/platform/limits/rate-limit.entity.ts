import { column, entity, type RowOf } from '../database/entity.ts';

/** Attempts counted in one window. The bucket is a pseudonym that reveals no person. */
export const RateLimitEntity = entity('RateLimit', 'rate_limit', {
  bucket: column.key(column.text(43)),
  count: column.integer,
  resetAt: column.instant,
  /** Attempts before this time are refused. */
  blockedUntil: column.nullable(column.instant),
});

export type RateLimitRow = RowOf<typeof RateLimitEntity>;
