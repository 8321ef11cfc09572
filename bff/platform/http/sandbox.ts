import { join } from 'node:path';
import express, { Router } from 'express';
import { explorerPolicy, privateResponse } from './security-headers.ts';

/** Serves the GraphQL explorer to browsers at `/graphql`. */
export function sandbox(dir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.get('/', (req, res, next) => {
    res.vary('Accept');
    // A client that accepts any type, such as curl, is not a browser.
    if (req.accepts(['json', 'html']) === 'html') next();
    else next('router');
  });
  router.get('/', privateResponse, explorerPolicy, (_req, res) => {
    res.sendFile('sandbox/index.html', { root: dir, cacheControl: false });
  });
  return router;
}
