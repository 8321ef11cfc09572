import { DAY_MS } from '../lib/clock.ts';

export interface TimeLimits {
  /** A longer read is answered with 503. */
  readMs: number;
  /**
   * A longer write is answered with 503. The limit exceeds a fail-over of the database, so that a fail-over is only a
   * slow write.
   */
  writeMs: number;
  /** A longer statement is killed; inside a transaction on MySQL only after `writeMs`. 0 means never. */
  statementSeconds: number;
}

/** Limits while a client waits for a response. */
export const REQUEST_LIMITS: TimeLimits = { readMs: 5_000, writeMs: 15_000, statementSeconds: 5 };

/** Limits of commands, whose statements depend on the number of rows. */
export const COMMAND_LIMITS: TimeLimits = { readMs: DAY_MS, writeMs: DAY_MS, statementSeconds: 0 };
