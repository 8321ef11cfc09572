import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import type { PageSetting } from '../env/operator.rules.ts';
import { html } from '../lib/html.ts';
import { storedText } from './stored-text.ts';

/** Placeholder for the public origin in the built pages. */
const ORIGIN_MARKER = 'https://aufwind.invalid';

/** Placeholder for the names of the offered features. */
const OFFERS_MARKER = 'what-is-offered';

/** Placeholder in the service worker's page revisions; a changed setting makes the worker fetch the pages again. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** Placeholder for an operator setting or another setting. */
const FACT_MARKER = /\{(OPERATOR_\w+|LOG_RETENTION_DAYS|OIDC_NAME)\}/g;

/** Block that `frontend/ui/needs.tsx` marks with its condition; the element contains no element with the same tag. */
const BLOCK = /(<(\w+) data-needs="([\w-]+)"[^>]*>)(.*?<\/\2>)/gs;

/** Mark of a page that exists only if the instance meets a condition. */
const PAGE_NEED = /<div id="root"[^>]* data-page-needs="([\w-]+)"/;

// Must never be stale: browsers and the service worker detect a new version by this file.
const MANIFEST = '/manifest.webmanifest';

const NOT_FOUND = '404.html';

const COMPRESSED_SUFFIX = '.br';

function serveCompressedFiles(files: Set<string>): RequestHandler {
  return (req, res, next) => {
    const twin = `${req.path.slice(1)}${COMPRESSED_SUFFIX}`;
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
 * Serves the built front end: immutable assets, pages with this instance's settings, and the not-found page with 404.
 * Blocks and pages of features that are not offered are left out.
 */
export function site(
  webDir: string,
  appOrigin: string,
  offers: Record<string, boolean> = {},
  operator: Partial<Record<PageSetting, string>> = {},
): Router {
  // In development, Vite serves the pages, and the build may be missing.
  if (!existsSync(join(webDir, NOT_FOUND))) return Router();
  const facts = new Map(Object.entries(operator));
  const offered = [...Object.keys(offers).filter((name) => offers[name]), ...facts.keys()];
  const revision = hash('sha256', JSON.stringify([appOrigin, offered, [...facts]])).slice(0, 16);
  const isMet = (need: string) =>
    need.startsWith('no-') ? !offered.includes(need.slice('no-'.length)) : offered.includes(need);
  // Blocks can be nested.
  const offeredPartOf = (page: string): string =>
    page.replaceAll(BLOCK, (_block, start: string, _element, need: string, rest: string) =>
      isMet(need) ? start + offeredPartOf(rest) : '',
    );
  const read = (file: string) =>
    offeredPartOf(readFileSync(join(webDir, file), 'utf8'))
      .replaceAll(ORIGIN_MARKER, appOrigin)
      .replaceAll(SETTINGS_MARKER, revision)
      .replace(OFFERS_MARKER, offered.join(' '))
      // Replaced last, so that the operator's own text is not scanned for placeholders.
      .replaceAll(FACT_MARKER, (_marker, fact: string) => html`${facts.get(fact) ?? ''}`.markup);
  const found = readdirSync(webDir, { recursive: true, encoding: 'utf8' });
  const names = found.map((name) => name.replaceAll(sep, '/'));
  const pages = names.filter((name) => name.endsWith('.html') && name !== NOT_FOUND);
  const files = new Set(names.filter((name) => !name.endsWith('.html')));
  const serveFile = express.static(webDir, { index: false, maxAge: '1h' });

  const notFound = storedText('html', read(NOT_FOUND), 404);

  const router = Router();
  // Each file has one URL: compressed files and HTML files are not served under their file names.
  router.use((req, res, next) => (req.path.endsWith(COMPRESSED_SUFFIX) ? notFound(req, res, next) : next()));
  router.use(MANIFEST, (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-cache');
    next();
  });
  router.get('/sw.js', storedText('js', read('sw.js')));
  router.use(serveCompressedFiles(files));
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      // File names change with their content, so an ETag is enough.
      lastModified: false,
    }),
  );
  // `auth.neu.html`, which is served for /auth?neu, comes before `auth.html`.
  for (const file of pages.sort((one, other) => other.split('.').length - one.split('.').length)) {
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
