import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

/** Stands in the built pages where the public origin belongs: they are built before anybody knows it. */
const ORIGIN_MARKER = 'https://aufwind.invalid';

/** Pages that the browser renders, out of the empty shell. */
const SHELL_PAGES = [
  '/auth',
  '/auth/callback',
  '/auth/apple/callback',
  '/auth/apple/success',
  '/daily',
  '/log',
  '/account',
];

const NOT_A_PATH = new Set(['app.html', '404.html']);

/** A text that is asked for anew each time, from memory. */
function text(type: string, content: string, status = 200): RequestHandler {
  return (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.status(status).type(type).send(content);
  };
}

/**
 * Serves the built front end: assets for ever, ready pages by the name of their file, the shell for the pages that the
 * browser renders, and the not-found page with its status for everything else.
 */
export function site(webDir: string, appOrigin: string): Router {
  // In development the pages come from Vite, and the server may run before anything was built.
  if (!existsSync(join(webDir, 'app.html'))) return Router();
  const read = (file: string) =>
    readFileSync(join(webDir, file), 'utf8').replaceAll(ORIGIN_MARKER, appOrigin);
  const readyPages = readdirSync(webDir).filter((file) => file.endsWith('.html') && !NOT_A_PATH.has(file));

  const router = Router();
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  for (const file of readyPages) {
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
    router.get(path, text('html', read(file)));
  }
  router.get(SHELL_PAGES, text('html', read('app.html')));
  router.get('/sitemap.xml', text('xml', read('sitemap.xml')));
  router.get('/robots.txt', text('txt', read('robots.txt')));
  // The files of the pages are no addresses of their own: what is left of them is not found.
  router.use(/^(?!.*\.html$)/, express.static(webDir, { index: false, maxAge: '1h' }));
  router.use(text('html', read('404.html'), 404));
  return router;
}
