import type { RequestHandler } from 'express';
import type { Endpoint } from '../http/endpoint.ts';
import { inTurn } from './in-turn.ts';

/** Nearly all requests about a diary: reading it, keeping a draft, saving an answer, and what the web app does. */
const HOT_REQUESTS = ['GET /api/answers', 'POST /api/draft', 'POST /api/answers', 'POST /graphql'];

/**
 * The fast path of hot requests: every gate in turn, then the endpoint's handler. Any other method or spelling of an address
 * goes the ordinary way.
 */
export function hotWay(gates: RequestHandler[], endpoints: Endpoint[]): RequestHandler {
  const ways = new Map(
    HOT_REQUESTS.map((request) => {
      const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === request);
      if (!endpoint) throw new Error(`Nothing answers ${request}.`);
      const { path, handler } = endpoint;
      return [request, { route: { path }, go: inTurn(...gates, handler) }];
    }),
  );
  return (req, res, next) => {
    const way = ways.get(`${req.method} ${req.url}`);
    if (!way) return next();
    // By this name Express's own router tells the log and the metrics who answers.
    req.route = way.route;
    way.go(req, res, next);
  };
}
