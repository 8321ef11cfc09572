import { Router } from 'express';
import { storedText } from '../http/stored-text.ts';
import { BFF_DIR } from '../lib/paths.ts';
import { type Chapter, docsPage } from './docs-page.ts';
import { type ApiTexts, openApiDocument, type PublicNames } from './openapi.ts';
import type { GuardedRoute } from './route.ts';

export interface ApiGuide extends ApiTexts {
  chapters: readonly Chapter[];
}

function describe(routes: GuardedRoute[], guide: ApiGuide, names: PublicNames) {
  const document = openApiDocument(routes, guide, names);
  return {
    json: storedText('json', JSON.stringify(document)),
    html: storedText('html', docsPage(document, guide.chapters)),
  };
}

/**
 * Serves the documentation of the compatibility paths without sign-in, as OpenAPI JSON and as a page. The documentation
 * is rendered at the first request.
 */
export function apiDocs(routes: GuardedRoute[], guide: ApiGuide, names: PublicNames): Router {
  let made: ReturnType<typeof describe> | undefined;
  const described = () => {
    made ??= describe(routes, guide, names);
    return made;
  };
  const router = Router();
  router.use(['/api/openapi.json', '/api/docs', '/api/docs.css'], (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get('/api/openapi.json', (req, res, next) => described().json(req, res, next));
  router.get('/api/docs', (req, res, next) => described().html(req, res, next));
  router.get('/api/docs.css', (_req, res) => {
    res.sendFile('platform/rest/docs.css', { root: BFF_DIR, cacheControl: false });
  });
  return router;
}
