import { DAY_MS } from '../lib/clock.ts';

/** How long the database may take. */
export interface TimeLimits {
  /** A read that takes longer is answered 503. */
  readMs: number;
  /** A write that takes longer is answered 503: longer than a fail-over of the database, which is then a slow save. */
  writeMs: number;
  /** A statement that takes longer is ended, on MySQL in a transaction only after `writeMs`; 0 means never. */
  statementSeconds: number;
}

/** While somebody waits for a response. */
export const REQUEST_LIMITS: TimeLimits = { readMs: 5_000, writeMs: 15_000, statementSeconds: 5 };

/** For commands, whose statements take as long as there are rows. */
export const COMMAND_LIMITS: TimeLimits = { readMs: DAY_MS, writeMs: DAY_MS, statementSeconds: 0 };
