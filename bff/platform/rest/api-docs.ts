import { Router } from 'express';
import { BFF_DIR } from '../lib/paths.ts';
import type { GuardedRoute } from './route.ts';

/** The public names that the description tells. */
interface PublicNames {
  appOrigin: string;
  cookieName: string;
}

/** Loads what describes the paths, and describes them. */
async function describe(routes: GuardedRoute[], names: PublicNames) {
  const { openApiDocument } = await import('./openapi.ts');
  const { docsPage } = await import('./docs-page.ts');
  const document = openApiDocument(routes, names);
  return { document, page: docsPage(document) };
}

/**
 * Serves the description of the compatibility paths, for programs and for people; nobody needs to be signed in. It is
 * made for the first reader.
 */
export function apiDocs(routes: GuardedRoute[], names: PublicNames): Router {
  let made: ReturnType<typeof describe> | undefined;
  const description = () => {
    made ??= describe(routes, names);
    return made;
  };
  const router = Router();
  router.use(['/api/openapi.json', '/api/docs', '/api/docs.css'], (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  });
  router.get('/api/openapi.json', async (_req, res) => void res.json((await description()).document));
  router.get('/api/docs', async (_req, res) => void res.type('html').send((await description()).page));
  router.get('/api/docs.css', (_req, res) => {
    res.sendFile('platform/rest/docs.css', { root: BFF_DIR, cacheControl: false });
  });
  return router;
}
