import { Router } from 'express';
import { BFF_DIR } from '../lib/paths.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import type { GuardedRoute } from './route.ts';

/** Serves the description of the compatibility paths, for programs and for people; nobody needs to be signed in. */
export function apiDocs(routes: GuardedRoute[], names: { appOrigin: string; cookieName: string }): Router {
  const document = openApiDocument(routes, names);
  const page = docsPage(document);
  const router = Router();
  router.use(['/api/openapi.json', '/api/docs', '/api/docs.css'], (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  });
  router.get('/api/openapi.json', (_req, res) => void res.json(document));
  router.get('/api/docs', (_req, res) => void res.type('html').send(page));
  router.get('/api/docs.css', (_req, res) => {
    res.sendFile('platform/rest/docs.css', { root: BFF_DIR, cacheControl: false });
  });
  return router;
}
