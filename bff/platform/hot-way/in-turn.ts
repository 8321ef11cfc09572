import { isPromise } from 'node:util/types';
import type { RequestHandler } from 'express';

/**
 * Composes handlers into one that calls them one after the other, without a router's matching. As in a router, an error
 * ends it, be it thrown, rejected or given to `next`, and `next('router')` skips the rest of them.
 */
export function inTurn(...handlers: RequestHandler[]): RequestHandler {
  return (req, res, leave) => {
    const fail = (error: unknown) => leave(error ?? new Error('A handler failed without an error.'));
    let called = 0;
    const next = (reason?: unknown): void => {
      const handler = handlers[called];
      called += 1;
      if (reason === 'router') leave();
      else if (reason || !handler) leave(reason);
      else {
        try {
          const result = handler(req, res, next);
          if (isPromise(result)) result.catch(fail);
        } catch (error) {
          fail(error);
        }
      }
    };
    next();
  };
}
