import { type RequestHandler, Router } from 'express';
import type { Clock } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';

const LIFETIME_MS = 180 * 86_400_000;
const DAY_MS = 86_400_000;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability; it never expires while we serve. */
export function securityTxt(appOrigin: string, clock: Clock): Router {
  const router = Router();
  router.get('/.well-known/security.txt', (_req, res) => {
    const midnight = Math.floor((clock().getTime() + LIFETIME_MS) / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${appOrigin}/contact`,
      `Expires: ${new Date(midnight).toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${appOrigin}/.well-known/security.txt`,
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  return router;
}

const ALLOWED = 'GET, HEAD, OPTIONS, POST, PATCH, PUT, DELETE';

/** Answers TRACE 405: it would send back headers that no script may read. */
export const refuseTrace: RequestHandler = (req, res, next) => {
  if (req.method !== 'TRACE') {
    next();
    return;
  }
  const { message, code } = new AppError('FORBIDDEN', 'Diese Methode wird nicht beantwortet.');
  res.status(405).setHeader('Allow', ALLOWED).json({ error: message, code });
};
