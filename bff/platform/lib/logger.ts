import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** The current request; undefined in background work. */
export const requestFacts = new AsyncLocalStorage<{ requestId: string; route: () => string } | undefined>();

/**
 * Creates the log: one JSON line per event, without bodies, queries, cookies, addresses and texts. `onLine` receives
 * the level of each line.
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  onLine: (level: string) => void = () => undefined,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: (_facts: object, number: number) => {
      onLine(pino.levels.labels[number] ?? '');
      // A new object, because pino modifies it.
      return { requestId: requestFacts.getStore()?.requestId };
    },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/** Describes an error; omits message and values of a failed statement, which may contain a person's text. */
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
