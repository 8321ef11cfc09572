import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** The request under way: its id, which every line carries, and the pattern of its route. */
export const requestFacts = new AsyncLocalStorage<{ requestId: string; route: () => string }>();

/** Creates the log: one JSON line an event, never a body, a query, a cookie, an address or a text. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = requestFacts.getStore()?.requestId;
      return requestId ? { requestId } : {};
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
