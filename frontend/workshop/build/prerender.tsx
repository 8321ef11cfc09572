import { InMemoryCache } from '@apollo/client';
import { getOperationAST, print } from 'graphql';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { OPTIONAL_FACTS, REQUIRED_FACTS, SHOWN_SETTINGS } from '../../../bff/platform/env/operator.rules.ts';
import { App } from '../../app/app.tsx';
import { Layout } from '../../app/layout.tsx';
import { ROUTES } from '../../app/routes.tsx';
import { attributeOf, placeholderOf } from '../../content/operator.ts';
import type { FirstQuery } from '../../graphql/apollo-client.ts';
import type { Ahead } from '../../graphql/asked-ahead.ts';
import { bodyOf } from '../../graphql/plain-request.ts';
import { TIME_LIMIT_MS } from '../../graphql/time-limit.ts';
import { OFFERS_MARKER } from '../../lib/offers.ts';
import { NO_PAGE, PATHS } from '../../lib/paths.ts';
import { ORIGIN_MARKER } from '../../lib/public-origin.ts';
import { CurrentUserDocument } from '../../session/session.plain.generated.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** What React puts before a page that has no `head` of its own: title, description and their kin. */
const HEAD_TAGS = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/s;

const NOWHERE = '/404';

const NOT_FOR_CRAWLERS = ['/api', '/graphql', `${PATHS.auth}/`];

async function render(path: string, content: ReactNode): Promise<{ head: string; body: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path === NO_PAGE ? NOWHERE : path}>{content}</StaticRouter>
    </StrictMode>,
    // Above this size React would hide parts of a page until an inline script shows them, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page ${path} has no title.`);
  // The CSP refuses styles within the markup; those of Radix do nothing here.
  return { head, body: html.slice(head.length).replaceAll(/ style="[^"]*"/g, '') };
}

/** What stands around every page, with the waiting in its middle. */
const WAITING = (
  <Routes>
    <Route element={<Layout />}>
      <Route path="*" element={<Spinner />} />
    </Route>
  </Routes>
);

/** `auth.html` for /auth, `auth.neu.html` for /auth?neu. */
function fileOf(path: string): string {
  if (path === PATHS.landing) return 'index.html';
  return path === NO_PAGE ? '404.html' : `${path.slice(1).replace('?', '.')}.html`;
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

const FACTS = [...REQUIRED_FACTS, ...OPTIONAL_FACTS, ...SHOWN_SETTINGS].map(
  (fact) => `${attributeOf(fact)}="${placeholderOf(fact)}"`,
);

// As the routes import them, of which the bundler would warn otherwise.
const [{ dailyPage }, { diaryPage }] = await Promise.all([
  import('../../daily/daily-page.tsx'),
  import('../../diary/diary-page.tsx'),
]);

/** The first queries of pages that ask for them ahead, beside who is signed in. */
const FIRST_QUERIES: Record<string, FirstQuery> = {
  [PATHS.daily]: dailyPage.first(),
  [PATHS.diary]: diaryPage.first(''),
};

/** The request's body as Apollo makes it. */
function apolloBodyOf({ query, variables = {} }: FirstQuery): string {
  const document = new InMemoryCache().transformDocument(query);
  const operationName = getOperationAST(document)?.name?.value;
  return JSON.stringify({ operationName, variables, query: print(document) });
}

/** What the page asks ahead, as an attribute. */
function askingAhead(path: string): string {
  const first = FIRST_QUERIES[path];
  if (!first) return '';
  const ahead: Ahead = {
    bodies: [bodyOf(CurrentUserDocument, {}), apolloBodyOf(first)],
    limitMs: TIME_LIMIT_MS,
  };
  return ` data-ahead="${JSON.stringify(ahead).replaceAll('"', '&quot;')}"`;
}

/** The page whose app is fetched by `start.ts`. */
function startingLater(page: string, start: string, ahead = ''): string {
  return page.replace(
    /(<script [^>]*src=)("[^"]+")/,
    (_tag, head, app) => `${head}"/${start}" data-app=${app}${ahead}`,
  );
}

/**
 * Every file that is made from the empty page: the public pages as ready HTML; those behind the log-in, and `app.html`
 * for the rest, with the waiting ready; sitemap and robots.txt.
 */
export async function renderSite(emptyPage: string, start: string): Promise<Map<string, string>> {
  const shell = emptyPage
    .replace(
      '<html',
      () => `<html data-origin="${ORIGIN_MARKER}" data-offers="${OFFERS_MARKER}" ${FACTS.join(' ')}`,
    )
    // What is there to be seen comes first: its style and its font.
    .replace('<script', '<script fetchpriority="low"');
  const fill = (mark: string, body: string) =>
    shell.replace('<div id="root">', () => `<div id="root"${mark}>${body}`);
  const waiting = await render(NO_PAGE, WAITING);
  const files = new Map([
    ['app.html', startingLater(fill('', waiting.body), start)],
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
  ]);
  for (const { path, query, prerendered, need } of ROUTES) {
    if (!prerendered) continue;
    for (const address of query ? [path, `${path}?${query}`] : [path]) {
      const { head, body } = await render(address, <App />);
      // The waiting goes without its title, which would stay the first beside that of the page to come.
      const page =
        prerendered === 'waiting'
          ? startingLater(fill('', body), start, askingAhead(path))
          : fill(` data-page="${path}"${need ? ` data-page-needs="${need}"` : ''}`, body).replace(
              '</head>',
              () => `${head}</head>`,
            );
      files.set(fileOf(address), page);
    }
  }
  return files;
}
