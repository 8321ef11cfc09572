import { type RequestHandler, Router } from 'express';
import { privateResponse } from './security-headers.ts';

/**
 * Ends mails by one click in a mail program (RFC 8058): a POST without a cookie, from any origin, with a single-
 * purpose token in the path. A person who opens the address sees a page instead.
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
