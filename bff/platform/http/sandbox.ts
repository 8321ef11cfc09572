import { join } from 'node:path';
import express, { Router } from 'express';
import { explorerPolicy, privateAnswer } from './security-headers.ts';

/** Shows the GraphQL explorer to who opens `/graphql` in a browser; programs are not meant. */
export function sandbox(dir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.get('/', (req, res, next) => {
    res.vary('Accept');
    // Whoever takes anything, such as curl, is a program.
    if (req.accepts(['json', 'html']) === 'html') next();
    else next('router');
  });
  router.get('/', privateAnswer, explorerPolicy, (_req, res) => {
    res.sendFile('sandbox/index.html', { root: dir, cacheControl: false });
  });
  return router;
}
