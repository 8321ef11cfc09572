import { setTimeout as pause } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { AppError } from '../lib/errors.ts';
import { within } from '../lib/within.ts';

/** No attempt starts later than this after the first failure; an attempt itself may take longer. */
const RETRYING_MS = 60_000;
const FIRST_BACKOFF_MS = 50;
const LONGEST_BACKOFF_MS = 500;
const RETRY_AFTER_SECONDS = 5;
const UNAVAILABLE_MESSAGE = 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.';

/** Errors after which a retry can succeed: a lost connection, a fail-over, a deadlock. */
const TRANSIENT_CODES = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// By number, because the driver names MariaDB's own errors by MySQL's table.
const TRANSIENT_ERRNOS: Readonly<Record<number, string>> = {
  1040: 'too many connections',
  1047: 'Galera: the node is not ready',
  1053: 'the server is shutting down',
  1180: 'error during COMMIT: whether it is committed is unknown',
  1205: 'lock wait timeout',
  1213: 'deadlock',
  1290: 'read-only server, after a fail-over',
  1317: 'statement interrupted',
  1836: 'read-only mode, after a fail-over',
  1969: 'MariaDB: statement timeout',
  3024: 'MySQL: statement timeout',
  3100: 'Group Replication: refused before COMMIT',
  3101: 'Group Replication: rolled back by certification',
  8002: 'TiDB: write conflict of a locking read',
  8022: 'TiDB: COMMIT failed',
  9007: 'TiDB: write conflict',
};
/** Two changes took the same number under a unique key named `…_sequence`; the retry takes the next number. */
const TAKEN_NUMBER = /^Duplicate entry .*_sequence'$/;
const CLOSED_CONNECTION = /closed state|connection is closed|socket has been ended/i;

/** The database cannot serve this request now, and an immediate retry would not help. */
const REFUSING = /^Queue limit reached|^Pool is closed/;
/** The server's disk is full or broken. */
const REFUSING_ERRNOS: Readonly<Record<number, string>> = {
  1021: 'disk full',
  1026: 'a file cannot be written',
  1030: 'the storage engine failed',
  1114: 'table full',
};
const REFUSING_CODES = /^SQLITE_(FULL|IOERR)/;

/** Another process, such as a command, is writing to the embedded database. */
const BUSY_CODES = /^SQLITE_BUSY/;

/** Extracts code, number and message of the driver's error, wrapped by TypeORM or not; empty if missing. */
export function faultOf(error: unknown) {
  if (!isNativeError(error)) return { code: '', errno: 0, message: '' };
  const source = 'driverError' in error && isNativeError(error.driverError) ? error.driverError : error;
  return {
    code: 'code' in source && typeof source.code === 'string' ? source.code : '',
    errno: 'errno' in source && typeof source.errno === 'number' ? source.errno : 0,
    message: source.message,
  };
}

/** Checks whether the cause is the database and not the statement, so that the whole unit can be retried. */
export function isTransient(error: unknown): boolean {
  const { code, errno, message } = faultOf(error);
  const isKnown = TRANSIENT_CODES.has(code) || BUSY_CODES.test(code) || errno in TRANSIENT_ERRNOS;
  return isKnown || CLOSED_CONNECTION.test(message) || TAKEN_NUMBER.test(message);
}

function isRefusal(error: unknown): boolean {
  const { code, errno, message } = faultOf(error);
  return errno in REFUSING_ERRNOS || REFUSING_CODES.test(code) || REFUSING.test(message);
}

/** Creates the error for clients while the database is unavailable; `cause` is only for the log. */
export function unavailable(cause?: unknown): AppError {
  const error = new AppError('UNAVAILABLE', UNAVAILABLE_MESSAGE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  error.cause = cause;
  return error;
}

/**
 * Retries a unit of work until it succeeds, fails by its own fault, reaches the limit or has failed for a minute, which
 * throws `UNAVAILABLE`. A lost attempt may have been committed, so a unit must handle its own earlier result.
 */
export async function withRetry<T>(limitMs: number, unit: (isRetry: boolean) => Promise<T>): Promise<T> {
  const deadline = Date.now() + limitMs;
  let lastRetry: number | undefined;
  for (let backoffMs = FIRST_BACKOFF_MS, isRetry = false; ; isRetry = true) {
    try {
      // On the first attempt, use the limit itself: Node groups timers of equal length, so such a timer is cheap.
      return await within(isRetry ? deadline - Date.now() : limitMs, unit(isRetry), unavailable);
    } catch (error) {
      if (isRefusal(error)) throw unavailable(error);
      if (!isTransient(error)) throw error;
      const waitMs = backoffMs * (0.5 + Math.random());
      lastRetry ??= Math.min(deadline, Date.now() + RETRYING_MS);
      if (Date.now() + waitMs > lastRetry) throw unavailable(error);
      await pause(waitMs);
      backoffMs = Math.min(2 * backoffMs, LONGEST_BACKOFF_MS);
    }
  }
}
