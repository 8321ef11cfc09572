import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import type { PageFact } from '../env/operator.rules.ts';
import { html } from '../lib/html.ts';
import { ofItsKind } from './security-headers.ts';
import { storedText } from './stored-text.ts';

/** The built pages' placeholder for the public origin. */
const ORIGIN_MARKER = 'https://aufwind.invalid';

/** The built pages' placeholder for the list of features that this instance offers. */
const OFFERS_MARKER = 'what-is-offered';

/** The placeholder in the worker's revisions of pages, which have to be fetched again when a setting in them changes. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** The built pages' placeholder for a fact about the operator, or a setting. */
const FACT_MARKER = /\{(OPERATOR_\w+|LOG_RETENTION_DAYS)\}/g;

/**
 * A block that `frontend/ui/needs.tsx` marks with the feature it needs. A block contains no element of its own kind.
 */
const BLOCK = /(<(\w+) data-needs="([\w-]+)"[^>]*>)(.*?<\/\2>)/gs;

/** The mark of a page that is there only where the instance meets its need. */
const PAGE_NEED = /<div id="root"[^>]* data-page-needs="([\w-]+)"/;

// It tells a browser of a newer version, as the worker does, so it must never be an old copy.
const MANIFEST = '/manifest.webmanifest';

const NOT_FOUND = '404.html';

/** The suffix of a file's compressed twin. */
const TWIN_SUFFIX = '.br';

/** Sorts `auth.neu.html`, which is there for /auth?neu, before `auth.html`. */
function queriesFirst(file: string, other: string): number {
  return other.split('.').length - file.split('.').length;
}

/** Serves the compressed version of a file if it exists and the client accepts it. */
function compressedTwins(files: Set<string>): RequestHandler {
  return (req, res, next) => {
    const twin = `${req.path.slice(1)}${TWIN_SUFFIX}`;
    if (files.has(twin)) {
      res.vary('Accept-Encoding');
      if (req.acceptsEncodings('br')) {
        res.type(extname(req.path)).setHeader('Content-Encoding', 'br');
        req.url = `/${twin}`;
      }
    }
    next();
  };
}

/**
 * Serves the built front end: immutable assets, pages with the operator's facts and without the features that this
 * instance does not offer, and the not-found page with 404.
 */
export function site(
  webDir: string,
  appOrigin: string,
  offers: Record<string, boolean> = {},
  operator: Partial<Record<PageFact, string>> = {},
): Router {
  // In development the pages come from Vite, and the server may run before anything was built.
  if (!existsSync(join(webDir, NOT_FOUND))) return Router();
  const facts = new Map(Object.entries(operator));
  const offered = [...Object.keys(offers).filter((name) => offers[name]), ...facts.keys()];
  const settings = createHash('sha256').update(JSON.stringify([appOrigin, offered, [...facts]]));
  const revision = settings.digest('hex').slice(0, 16);
  const isMet = (need: string) =>
    need.startsWith('no-') ? !offered.includes(need.slice('no-'.length)) : offered.includes(need);
  // A block can hold others.
  const offeredPartOf = (page: string): string =>
    page.replaceAll(BLOCK, (_block, start: string, _element, need: string, rest: string) =>
      isMet(need) ? start + offeredPartOf(rest) : '',
    );
  const read = (file: string) =>
    offeredPartOf(readFileSync(join(webDir, file), 'utf8'))
      .replaceAll(ORIGIN_MARKER, appOrigin)
      .replaceAll(SETTINGS_MARKER, revision)
      .replace(OFFERS_MARKER, offered.join(' '))
      // Facts come last, so that no placeholder inside an operator's text is replaced.
      .replaceAll(FACT_MARKER, (_marker, fact: string) => html`${facts.get(fact) ?? ''}`.markup);
  const found = readdirSync(webDir, { recursive: true, encoding: 'utf8' });
  const names = found.map((name) => name.replaceAll(sep, '/'));
  const pages = names.filter((name) => name.endsWith('.html') && name !== NOT_FOUND);
  const files = new Set(names.filter((name) => !name.endsWith('.html')));
  const serveFile = express.static(webDir, { index: false, maxAge: '1h', setHeaders: ofItsKind });

  const notFound = storedText('html', read(NOT_FOUND), 404);

  const router = Router();
  // A file has a single address. Compressed versions and the files of pages have no address of their own.
  router.use((req, res, next) => (req.path.endsWith(TWIN_SUFFIX) ? notFound(req, res, next) : next()));
  router.use(MANIFEST, (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache');
    next();
  });
  router.get('/sw.js', storedText('js', read('sw.js')));
  router.use(compressedTwins(files));
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      // Their names change with them, and the entity tag is enough.
      lastModified: false,
      setHeaders: ofItsKind,
    }),
  );
  for (const file of pages.sort(queriesFirst)) {
    const [name, query] = file.slice(0, -'.html'.length).split('.');
    const page = read(file);
    const [, need] = PAGE_NEED.exec(page) ?? [];
    if (need && !isMet(need)) continue;
    const serve = storedText('html', page);
    router.get(name === 'index' ? '/' : `/${name}`, (req, res, next) =>
      query === undefined || query in req.query ? serve(req, res, next) : next(),
    );
  }
  router.get('/sitemap.xml', storedText('xml', read('sitemap.xml')));
  router.get('/robots.txt', storedText('txt', read('robots.txt')));
  router.use((req, res, next) => (files.has(req.path.slice(1)) ? serveFile(req, res, next) : next()));
  router.use(notFound);
  return router;
}
