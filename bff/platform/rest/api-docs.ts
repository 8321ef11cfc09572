import { type RequestHandler, Router } from 'express';
import { entityTag } from '../http/entity-tag.ts';
import { BFF_DIR } from '../lib/paths.ts';
import type { GuardedRoute } from './route.ts';

/** The public names that the description tells. */
interface PublicNames {
  appOrigin: string;
  cookieName: string;
}

/** A text with the tag that tells its versions apart. */
function tagged(content: string) {
  return { content, tag: entityTag(content) };
}

/** What the description tells beside the paths. */
interface DocsFacts extends PublicNames {
  /** How many days a cursor holds at least. */
  cursorDays: number;
}

/** Loads what describes the paths, and describes them. */
async function describe(routes: GuardedRoute[], { cursorDays, ...names }: DocsFacts) {
  const { openApiDocument } = await import('./openapi.ts');
  const { docsPage } = await import('./docs-page.ts');
  const document = openApiDocument(routes, names);
  return { json: tagged(JSON.stringify(document)), html: tagged(docsPage(document, cursorDays)) };
}

/**
 * Serves the description of the compatibility paths, for programs and for people; nobody needs to be signed in. It is
 * made for the first reader.
 */
export function apiDocs(routes: GuardedRoute[], facts: DocsFacts): Router {
  let made: ReturnType<typeof describe> | undefined;
  const description =
    (type: 'json' | 'html'): RequestHandler =>
    async (_req, res) => {
      made ??= describe(routes, facts);
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
