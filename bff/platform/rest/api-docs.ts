import { type RequestHandler, Router } from 'express';
import { entityTag } from '../http/entity-tag.ts';
import { BFF_DIR } from '../lib/paths.ts';
import type { Chapter } from './docs-page.ts';
import type { ApiTexts } from './openapi.ts';
import type { GuardedRoute } from './route.ts';

/** The public names that the description tells. */
interface PublicNames {
  appOrigin: string;
  cookieName: string;
}

/** What the product tells the clients of its paths. */
export interface ApiGuide extends ApiTexts {
  chapters: readonly Chapter[];
}

/** A text with the tag that tells its versions apart. */
function tagged(content: string) {
  return { content, tag: entityTag(content) };
}

/** Loads the guide and the parts that describe the paths, and describes them. */
async function describe(routes: GuardedRoute[], loadGuide: () => Promise<ApiGuide>, names: PublicNames) {
  const guide = await loadGuide();
  const { openApiDocument } = await import('./openapi.ts');
  const { docsPage } = await import('./docs-page.ts');
  const document = openApiDocument(routes, guide, names);
  return { json: tagged(JSON.stringify(document)), html: tagged(docsPage(document, guide.chapters)) };
}

/**
 * Serves the description of the compatibility paths, for programs and for people; nobody needs to be signed in. It is
 * made for the first reader.
 */
export function apiDocs(
  routes: GuardedRoute[],
  loadGuide: () => Promise<ApiGuide>,
  names: PublicNames,
): Router {
  let made: ReturnType<typeof describe> | undefined;
  const description =
    (type: 'json' | 'html'): RequestHandler =>
    async (_req, res) => {
      made ??= describe(routes, loadGuide, names);
      const { content, tag } = (await made)[type];
      res.type(type).setHeader('ETag', tag).send(content);
    };
  const router = Router();
  router.use(['/api/openapi.json', '/api/docs', '/api/docs.css'], (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('X-Robots-Tag', 'noindex');
    next();
  });
  router.get('/api/openapi.json', description('json'));
  router.get('/api/docs', description('html'));
  router.get('/api/docs.css', (_req, res) => {
    res.sendFile('platform/rest/docs.css', { root: BFF_DIR, cacheControl: false });
  });
  return router;
}
