import { Router } from 'express';
import { storedText } from '../http/stored-text.ts';
import { BFF_DIR } from '../lib/paths.ts';
import { type Chapter, docsPage } from './docs-page.ts';
import { type ApiTexts, openApiDocument } from './openapi.ts';
import type { GuardedRoute } from './route.ts';

/** The public names that the description tells. */
interface PublicNames {
  appOrigin: string;
  cookieName: string;
}

/** The texts of the documentation for clients. */
export interface ApiGuide extends ApiTexts {
  chapters: readonly Chapter[];
}

/** Describes the paths, for programs and for people. */
function describe(routes: GuardedRoute[], guide: ApiGuide, names: PublicNames) {
  const document = openApiDocument(routes, guide, names);
  return {
    json: storedText('json', JSON.stringify(document)),
    html: storedText('html', docsPage(document, guide.chapters)),
  };
}

/**
 * Serves the description of the compatibility paths, for programs and for people; nobody needs to be signed in. It is
 * made for the first reader.
 */
export function apiDocs(routes: GuardedRoute[], guide: ApiGuide, names: PublicNames): Router {
  let made: ReturnType<typeof describe> | undefined;
  const described = () => {
    made ??= describe(routes, guide, names);
    return made;
  };
  const router = Router();
  router.use(['/api/openapi.json', '/api/docs', '/api/docs.css'], (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  });
  router.get('/api/openapi.json', (req, res, next) => described().json(req, res, next));
  router.get('/api/docs', (req, res, next) => described().html(req, res, next));
  router.get('/api/docs.css', (_req, res) => {
    res.sendFile('platform/rest/docs.css', { root: BFF_DIR, cacheControl: false });
  });
  return router;
}
