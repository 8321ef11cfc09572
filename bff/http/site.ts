import { join } from 'node:path';
import express, { Router } from 'express';

const PAGES = ['/', '/auth', '/daily', '/log', '/account'];

/** Serves the built front end: assets for ever, pages always asked for anew, and the not-found page with its status. */
export function site(webDir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(webDir, { index: false, maxAge: '1h' }));
  router.get(PAGES, (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile('index.html', { root: webDir });
  });
  router.use((_req, res) => {
    res.status(404).setHeader('Cache-Control', 'no-cache');
    res.sendFile('index.html', { root: webDir });
  });
  return router;
}
