import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import {
  OPTIONAL_SETTINGS,
  REQUIRED_SETTINGS,
  SHOWN_SETTINGS,
} from '../../bff/platform/env/operator.rules.ts';
import { App } from '../app/app.tsx';
import { loadModule } from '../app/pages.tsx';
import { isReady, type PageRoute, ROUTES } from '../app/routes.ts';
import { attributeOf, placeholderOf } from '../content/operator.ts';
import { type Ahead, bodyOf } from '../graphql/asked-ahead.ts';
import { TIME_LIMIT_MS } from '../graphql/time-limit.ts';
import { OFFERS_MARKER } from '../lib/offers.ts';
import { NO_PAGE, PATHS } from '../lib/paths.ts';
import { ORIGIN_MARKER } from '../lib/public-origin.ts';
import { CurrentUserDocument } from '../session/session.plain.generated.ts';

/** The tags that React puts before a page without a `head` of its own: title, description and their kin. */
const HEAD_TAGS = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/s;

const FACTS = [...REQUIRED_SETTINGS, ...OPTIONAL_SETTINGS, ...SHOWN_SETTINGS];

/** The attributes of the document, whose placeholders the server replaces at its start. */
const SETTINGS = [
  `data-origin="${ORIGIN_MARKER}" data-offers="${OFFERS_MARKER}"`,
  ...FACTS.map((fact) => `${attributeOf(fact)}="${placeholderOf(fact)}"`),
].join(' ');

/** The files of the build by module, as Vite describes them. */
type Manifest = Record<string, { file: string; name: string; imports?: string[]; assets?: string[] }>;

/** The addresses of the file of a module or group, which comes first, and of its static imports. */
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
      <StaticRouter location={address === NO_PAGE ? '/404' : address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Above this size React would hide parts of a page until an inline script shows them, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page ${address} has no title.`);
  // The CSP refuses style attributes. Radix's style attributes have no effect here.
  return { head, body: html.slice(head.length).replaceAll(/ style="[^"]*"/g, '') };
}

/** `auth.html` for /auth, `auth.neu.html` for /auth?neu. */
function fileOf(address: string): string {
  if (address === PATHS.landing) return 'index.html';
  return address === NO_PAGE ? '404.html' : `${address.slice(1).replace('?', '.')}.html`;
}

/** The requests that `start.ts` sends for a page, their bodies as the app makes them. */
async function requestsAhead(module: string): Promise<string> {
  const { first } = await loadModule(module);
  if (!first) return '';
  const { query, variables = {} } = first('');
  const bodies = [bodyOf(CurrentUserDocument, {}), bodyOf(query, variables)];
  const ahead: Ahead = { bodies, limitMs: TIME_LIMIT_MS };
  return ` data-ahead="${JSON.stringify(ahead).replaceAll('"', '&quot;')}"`;
}

/** The address and further attributes of a page's script, the marks of its root, and the end of its head. */
async function partsOf(route: PageRoute, head: string, manifest: Manifest) {
  const { path, module, need } = route;
  const [app, start, wake] = ['index.html', 'start.ts', 'wake.ts'].map((name) => filesOf(manifest, name)[0]);
  const modules = route.kind === 'signed-in' || route.usesApollo ? [module, 'guard'] : [module];
  const files = [...new Set(modules.flatMap((one) => filesOf(manifest, one)))].filter((file) => file !== app);
  if (isReady(route)) {
    const marks = ` data-page="${path}"${need ? ` data-page-needs="${need}"` : ''}`;
    return [`"${wake}" data-scripts="${[app, ...files].join(' ')}"`, marks, head] as const;
  }
  const links = files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  // Only the title: React adds all tags of the page to come, and `main.tsx` removes this title then.
  const [title] = /<title>.*<\/title>/s.exec(head) ?? [];
  return [
    `"${start}" data-app="${app}"${await requestsAhead(module)}`,
    '',
    [title, ...links].join(''),
  ] as const;
}

function sitemap(): string {
  const addresses = ROUTES.filter(({ kind }) => kind === 'listed').map(
    ({ path }) => `  <url><loc>${ORIGIN_MARKER}${path}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

/** Makes the HTML of every page and the sitemap from the empty page that Vite has built; gives each file's text. */
export async function renderSite(emptyPage: string, manifest: Manifest): Promise<Map<string, string>> {
  const [font] = manifest['index.html']?.assets ?? [];
  const preloadedFont = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
  const files = new Map([['sitemap.xml', sitemap()]]);
  for (const route of ROUTES) {
    const { path, query } = route;
    for (const address of query ? [path, `${path}?${query}`] : [path]) {
      const rendered = await render(address);
      const [script, marks, head] = await partsOf(route, rendered.head, manifest);
      const page = emptyPage
        .replace('<html', `<html ${SETTINGS}`)
        // The first look at the page comes before its scripts: the style and the font have the line.
        .replace('<script', '<script fetchpriority="low"')
        .replace(/(?<=<script .*src=)"[^"]*"/, () => script)
        .replace('</head>', () => `${preloadedFont}${head}</head>`)
        .replace('<div id="root">', () => `<div id="root"${marks}>${rendered.body}`);
      files.set(fileOf(address), page);
    }
  }
  return files;
}
