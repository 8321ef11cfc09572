import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { ROUTES } from './app/routes.tsx';
import { NO_PAGE, PATHS } from './lib/paths.ts';
import { ORIGIN_MARKER } from './lib/public-origin.ts';

/** What React puts before a page that has no `head` of its own: title, description and their kin. */
const HEAD_TAGS = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/s;

const NOT_FOR_CRAWLERS = ['/api', '/graphql', `${PATHS.auth}/`];

async function render(path: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path === NO_PAGE ? '/404' : path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Above this size React would hide parts of a page until an inline script shows them, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page ${path} has no title.`);
  return { head, body: html.slice(head.length) };
}

function fileOf(path: string): string {
  if (path === PATHS.landing) return 'index.html';
  return path === NO_PAGE ? '404.html' : `${path.slice(1)}.html`;
}

function sitemap(): string {
  const listed = ROUTES.filter(({ prerendered }) => prerendered === 'listed');
  const addresses = listed.map(({ path }) => `  <url><loc>${ORIGIN_MARKER}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(): string {
  const banned = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...banned, '', `Sitemap: ${ORIGIN_MARKER}/sitemap.xml`, ''].join('\n');
}

/** Every file that is made from the empty page: the public pages, the page for the rest, sitemap and robots.txt. */
export async function renderSite(emptyPage: string): Promise<Map<string, string>> {
  const shell = emptyPage.replace('<html', () => `<html data-origin="${ORIGIN_MARKER}"`);
  const files = new Map([
    ['app.html', shell],
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
  ]);
  for (const { path, prerendered } of ROUTES) {
    if (!prerendered) continue;
    const { head, body } = await render(path);
    const page = shell
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root">', () => `<div id="root" data-page="${path}">${body}`);
    files.set(fileOf(path), page);
  }
  return files;
}
