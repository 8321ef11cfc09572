import { type RequestHandler, Router } from 'express';
import { privateResponse } from './security-headers.ts';

/**
 * One-click unsubscribe from a mail program (RFC 8058): a POST without cookies from any origin, authorised by a
 * single-purpose token in the path. Opening the URL in a browser shows a page instead.
 */
export function unsubscribe(
  path: string,
  pageForPeople: string,
  gate: RequestHandler,
  end: (token: string) => Promise<void>,
): Router {
  const router = Router();
  router.post(`${path}/:token`, privateResponse, gate, async (req, res) => {
    await end(String(req.params.token));
    res.status(204).end();
  });
  router.get(`${path}/:token`, privateResponse, (_req, res) => res.redirect(303, pageForPeople));
  return router;
}
