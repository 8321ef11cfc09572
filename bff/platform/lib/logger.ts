import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { type DestinationStream, pino } from 'pino';
import { LOG_LEVELS, type LogLevel, type LogLine } from './log-lines.ts';

/** Writes lines of the log; a message that the table of lines lacks does not compile. */
export type Logger = {
  [Level in LogLevel]: (facts: object, message: LogLine<Level> | `${LogLine<Level>}: ${string}`) => void;
};

/** The request that is under way. */
interface RequestFacts {
  /** The ids of every line: the request's own id, and the id of the trace that a proxy has begun. */
  ids: { requestId: string; traceId?: string };
  /** The pattern of its route. */
  route: () => string;
}

/** The request under way; undefined in work that is nobody's request. */
export const requestFacts = new AsyncLocalStorage<RequestFacts | undefined>();

function isLogLevel(name: string | undefined): name is LogLevel {
  return LOG_LEVELS.some((level) => level === name);
}

/**
 * Creates the log: a JSON line for each event, never a body, query, cookie, address or text. `onLine` receives the
 * level of each line.
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  onLine: (level: LogLevel) => void = () => undefined,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: (_facts: object, number: number) => {
      const name = pino.levels.labels[number];
      if (isLogLevel(name)) onLine(name);
      // A new object, because pino adds to it.
      return { ...requestFacts.getStore()?.ids };
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Describes a fault without a failed statement's message and values, which may hold a person's words. */
function describeError(error: unknown): object {
  if (!isNativeError(error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isStatement = 'query' in error || 'sql' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(code && { code }),
    ...(!isStatement && { message: error.message }),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
