import { EntitySchema } from 'typeorm';

/** Tries counted in one window. Nobody can read from the key whose they are. */
export interface RateLimitRow {
  bucket: string;
  count: number;
  resetAt: Date;
  closedUntil: Date | null;
}

export const RateLimitEntity = new EntitySchema<RateLimitRow>({
  name: 'RateLimit',
  tableName: 'rate_limit',
  columns: {
    bucket: { type: String, length: 43, primary: true },
    count: { type: Number },
    resetAt: { type: Date, precision: 3 },
    closedUntil: { type: Date, precision: 3, nullable: true },
  },
});
