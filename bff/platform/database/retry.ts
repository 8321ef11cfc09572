import { setTimeout as pause } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { AppError } from '../lib/errors.ts';

const FIRST_BACKOFF_MS = 50;
const LONGEST_BACKOFF_MS = 500;
const RETRY_AFTER_SECONDS = 5;

/** The whole unit of work failed, by no fault of its own: a lost connection, a fail-over, a deadlock. */
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
// By number: MariaDB's own are misnamed by the driver's table of MySQL codes.
const TRANSIENT_ERRNOS = new Set([
  1040, 1047, 1053, 1180, 1205, 1213, 1290, 1317, 1836, 1969, 3024, 3100, 3101, 8002, 8022, 9007,
]);
const CLOSED_CONNECTION = /closed state|connection is closed|socket has been ended/i;

/** The database cannot serve this request now, and a second try at once would not help. */
const REFUSING = /^Queue limit reached|^Pool is closed/;
/** No room on the server's disk, by number. */
const REFUSING_ERRNOS = new Set([1021, 1026, 1030, 1114]);
const REFUSING_CODES = /^SQLITE_(FULL|IOERR)/;

/** Another process, such as a command, is writing to the embedded database. */
const BUSY_CODES = /^SQLITE_BUSY/;

/** What an error says of itself; empty where it says nothing. */
export interface Fault {
  code: string;
  errno: number;
  message: string;
}

/** The engine's own error, whether TypeORM has wrapped it or not. */
export function faultOf(error: unknown): Fault {
  if (!isNativeError(error)) return { code: '', errno: 0, message: '' };
  const source = 'driverError' in error && isNativeError(error.driverError) ? error.driverError : error;
  return {
    code: 'code' in source && typeof source.code === 'string' ? source.code : '',
    errno: 'errno' in source && typeof source.errno === 'number' ? source.errno : 0,
    message: source.message,
  };
}

/** Whether the database, not the statement, is to blame, so that the whole unit may run again. */
export function isTransient(error: unknown): boolean {
  const { code, errno, message } = faultOf(error);
  const isKnown = TRANSIENT_CODES.has(code) || BUSY_CODES.test(code) || TRANSIENT_ERRNOS.has(errno);
  return isKnown || CLOSED_CONNECTION.test(message);
}

function isRefusal(error: unknown): boolean {
  const { code, errno, message } = faultOf(error);
  return REFUSING_ERRNOS.has(errno) || REFUSING_CODES.test(code) || REFUSING.test(message);
}

/** What a client is told while the database is away; the cause is for the log. */
export function unavailable(cause?: unknown): AppError {
  const error = new AppError(
    'UNAVAILABLE',
    'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
  error.cause = cause;
  return error;
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), Math.max(0, limitMs));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Runs a unit of work until it succeeds, fails by its own fault, or the time is up: then it throws `UNAVAILABLE`.
 * After a lost connection nobody knows whether the last try was kept, so a unit must be able to meet its own result.
 */
export async function withRetry<T>(limitMs: number, unit: (isRetry: boolean) => Promise<T>): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (let backoffMs = FIRST_BACKOFF_MS, isRetry = false; ; isRetry = true) {
    try {
      // Node keeps timers of one length in one list, so a first try costs none of its own.
      return await within(isRetry ? deadline - Date.now() : limitMs, unit(isRetry));
    } catch (error) {
      if (isRefusal(error)) throw unavailable(error);
      if (!isTransient(error)) throw error;
      const waitMs = backoffMs * (0.5 + Math.random());
      if (Date.now() + waitMs > deadline) throw unavailable(error);
      await pause(waitMs);
      backoffMs = Math.min(2 * backoffMs, LONGEST_BACKOFF_MS);
    }
  }
}
