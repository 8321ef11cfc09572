import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PAGE_SETTINGS } from '../../bff/platform/env/operator.rules.ts';
import { App } from '../app/app.tsx';
import { loadModule } from '../app/pages.tsx';
import { isReady, type PageRoute, ROUTES } from '../app/routes.ts';
import { bodyOf, type Prefetch } from '../graphql/prefetched.ts';
import { TIME_LIMIT_MS } from '../graphql/time-limit.ts';
import { OFFERS_MARKER } from '../lib/offers.ts';
import { attributeOf, placeholderOf } from '../lib/operator.ts';
import { NO_PAGE } from '../lib/paths.ts';
import { ORIGIN_MARKER } from '../lib/public-origin.ts';
import { CurrentUserDocument } from '../session/session.plain.generated.ts';

/** Matches the tags that React puts before a page without a `head`: title, description and similar. */
const HEAD_TAGS = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/s;

const SETTINGS = [
  `data-origin="${ORIGIN_MARKER}" data-offers="${OFFERS_MARKER}"`,
  ...PAGE_SETTINGS.map((fact) => `${attributeOf(fact)}="${placeholderOf(fact)}"`),
].join(' ');

/** Files of the build by module, in Vite's manifest format. */
type Manifest = Record<string, { file: string; name: string; imports?: string[]; assets?: string[] }>;

/** Addresses of a module's file, which comes first, and of its static imports. */
function filesOf(manifest: Manifest, module: string, found = new Set<string>()): string[] {
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
  if (!chunk) throw new Error(`The build has no ${module}.`);
  if (found.has(`/${chunk.file}`)) return [];
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return [...found];
}

async function render(address: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Above this size React hides parts of a page until an inline script runs, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page ${address} has no title.`);
  // The CSP refuses inline styles; Radix' inline styles have no effect here.
  return { head, body: html.slice(head.length).replaceAll(/ style="[^"]*"/g, '') };
}

/** The requests that `load-app.ts` sends for a page, with the same bodies as the app's. */
async function prefetchAttribute(module: string): Promise<string> {
  const { first } = await loadModule(module);
  if (!first) return '';
  const bodies = [bodyOf(CurrentUserDocument, {}), bodyOf(first.query, first.variables ?? {})];
  const prefetch: Prefetch = { bodies, limitMs: TIME_LIMIT_MS };
  return ` data-prefetch="${JSON.stringify(prefetch).replaceAll('"', '&quot;')}"`;
}

/** The script of a page with its attributes, the attributes of its root, and the end of its head. */
async function partsOf(route: PageRoute, head: string, manifest: Manifest) {
  const { path, module, need } = route;
  const [app, loader, hydrator] = ['index.html', 'load-app.ts', 'hydrate.ts'].map(
    (name) => filesOf(manifest, name)[0],
  );
  const modules = [module];
  if (route.kind === 'signed-in') modules.push('guard', 'app/signed-in-parts.ts');
  const files = [...new Set(modules.flatMap((one) => filesOf(manifest, one)))].filter((file) => file !== app);
  if (isReady(route)) {
    const marks = ` data-page="${path}"${need ? ` data-page-needs="${need}"` : ''}`;
    return [`"${hydrator}" data-scripts="${[app, ...files].join(' ')}"`, marks, head] as const;
  }
  const links = files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  // Only the title: React adds all tags of the page, and then `main.tsx` removes this title.
  const [title] = /<title>.*<\/title>/s.exec(head) ?? [];
  return [
    `"${loader}" data-app="${app}"${await prefetchAttribute(module)}`,
    '',
    [title, ...links].join(''),
  ] as const;
}

function sitemap(): string {
  const listed = ROUTES.filter(({ kind }) => kind === 'listed');
  const addresses = listed.map(({ path }) => `  <url><loc>${ORIGIN_MARKER}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

/** Returns the text of each file: the sitemap, and the HTML of every page, made from Vite's empty page. */
export async function renderSite(emptyPage: string, manifest: Manifest): Promise<Map<string, string>> {
  const [font] = manifest['index.html']?.assets ?? [];
  const [early] = filesOf(manifest, 'early.ts');
  const preloadedFont = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
  const files = new Map([['sitemap.xml', sitemap()]]);
  for (const route of ROUTES) {
    const path = route.path === NO_PAGE ? '/404' : route.path;
    for (const address of route.query ? [path, `${path}?${route.query}`] : [path]) {
      const rendered = await render(address);
      const [script, marks, head] = await partsOf(route, rendered.head, manifest);
      const page = emptyPage
        // A signed-in page shows no visitor's button while it loads.
        .replace('<html', `<html ${SETTINGS}${route.kind === 'signed-in' ? ' data-known' : ''}`)
        // Scripts load with low priority, because the first paint needs only the style and the font.
        .replace('<script', `<script src="${early}"></script><script fetchpriority="low"`)
        .replace(/(?<=<script fetchpriority.*src=)"[^"]*"/, () => script)
        .replace('</head>', () => `${preloadedFont}${head}</head>`)
        .replace('<div id="root">', () => `<div id="root"${marks}>${rendered.body}`);
      // `auth.neu.html` for /auth?neu.
      files.set(`${address.slice(1).replace('?', '.') || 'index'}.html`, page);
    }
  }
  return files;
}
