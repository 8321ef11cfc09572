import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../../lib/paths.ts';

const ROOT = join(import.meta.dirname, '../..');
const WEB_DIR = join(ROOT, '../dist/web');
const RENDERER_DIR = join(ROOT, '../dist/renderer');
const ENTRY = 'index.html';

/**
 * What React Router carries for its framework and for debugging, and what a bundler therefore keeps: the names of its
 * components, which look like effects of forms nobody imports; warnings to developers; prefetching of pages by links.
 * Without them the first script is 3 kB (brotli) shorter; tree-shaking's own options reach a seventh of that.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) =>
      code
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/**
 * Few scripts instead of many small ones, because on a phone each is a journey of its own: what every page needs;
 * Apollo with all it brings; what public pages share with the diary, the parts for writing apart; what only the pages
 * behind the log-in share, and what those before it.
 */
export const scripts = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 4 },
    {
      name: 'apollo',
      test: /node_modules[\\/](@apollo|rxjs|graphql|optimism|@wry|tslib)[\\/]|frontend[\\/]graphql[\\/](apollo-client|error-message)/,
      priority: 3,
    },
    {
      name: 'basics',
      test: /(lib|ui)[\\/](badge|blank-text|dates|page-heading|random-item|use-timeout|use-window-focus)\.\w+/,
      priority: 2,
    },
    {
      name: 'writing',
      test: /(answer|ui)[\\/](answer-length|field|field-error|text-area)\.\w+/,
      priority: 2,
    },
    {
      name: 'diary',
      test: /frontend[\\/](answer[\\/](answer\.texts|result-notes|use-answer-rule)|writing[\\/](?!send-all|swe|use-displaced|use-shelf|versions)|streak[\\/]\w+-badge|lib[\\/](use-delayed-reload|use-return)|graphql[\\/]diary-operations)/,
      priority: 1,
    },
    {
      name: 'sign-in',
      test: /(identity[\\/](apple-sign-in|google-sign-in|provider-logo|provider\.texts|sign-in-progress)|lib[\\/](use-once|use-page-restored))\.\w+/,
      priority: 1,
    },
  ],
};

/** Only the script that is fetched ahead needs a name; those of all the others together would be 300 bytes in the first. */
export function chunkFileNames({ name }: { name: string }): string {
  return name === 'apollo' ? 'assets/apollo-[hash].js' : 'assets/[hash].js';
}

/** Lets the browser fetch the font of the headings together with the page. */
export const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
      if (!font) return [];
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

/** The pages that the browser renders: the scripts that each cannot do without, over and above the first. */
const DIARY_MODULES = ['app/apollo-scope.tsx', 'app/update-offer.tsx'];
const PAGE_MODULES = {
  'auth.html': ['account/auth-page.tsx', 'app/apollo-scope.tsx'],
  'daily.html': ['answer/daily-page.tsx', ...DIARY_MODULES],
  'log.html': ['answer/diary-page.tsx', ...DIARY_MODULES],
  'account.html': ['account/profile-page.tsx', ...DIARY_MODULES],
};

type Chunk = { file: string; imports?: string[] };

/** The files of these modules and of all that they import, without the first script, which a page names itself. */
function filesOf(manifest: Record<string, Chunk>, modules: string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}.`);
    if (module === ENTRY || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The pages that the browser renders, each naming its scripts, so that they are all fetched at once. */
async function preloadingPages(pages: Map<string, string>): Promise<[file: string, text: string][]> {
  const manifest = JSON.parse(await readFile(join(WEB_DIR, '.vite/manifest.json'), 'utf8'));
  return Object.entries(PAGE_MODULES).map(([file, modules]) => {
    const page = pages.get(file) ?? pages.get('app.html') ?? '';
    const links = [...filesOf(manifest, modules)].map(
      (script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${script}">`,
    );
    return [file, page.replace('</head>', () => `${links.join('')}</head>`)];
  });
}

/**
 * After the build for the browser: builds `prerender.tsx` for Node, and writes beside the assets what it makes of the
 * empty page (every page as HTML, ready or waiting, sitemap and robots.txt).
 */
export const prerender: Plugin = {
  name: 'prerender',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async closeBundle() {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        ssr: 'workshop/build/prerender.tsx',
        outDir: RENDERER_DIR,
        emptyOutDir: true,
        assetsInlineLimit: 0,
      },
    });
    const { renderSite } = await import(pathToFileURL(join(RENDERER_DIR, 'prerender.js')).href);
    const files: Map<string, string> = await renderSite(await readFile(join(WEB_DIR, ENTRY), 'utf8'));
    for (const [file, text] of await preloadingPages(files)) files.set(file, text);
    for (const [file, text] of files) await writeFile(join(WEB_DIR, file), text);
    await rm(RENDERER_DIR, { recursive: true });
  },
};

/**
 * Web manifest and service worker: the pages behind the log-in open without a network, everything else stays with the
 * server, and nothing that the server says about a person is ever cached. `app/service-worker.ts` registers it.
 */
export const installable = VitePWA({
  injectRegister: null,
  registerType: 'prompt',
  includeManifestIcons: false,
  manifest: {
    id: PATHS.daily,
    start_url: PATHS.daily,
    scope: '/',
    lang: 'de',
    name: BRAND,
    short_name: BRAND,
    description: 'Eine Frage pro Tag: eine Minute für das Gute, verschlüsselt in Deinem Tagebuch.',
    display: 'standalone',
    theme_color: '#FAF5EC',
    background_color: '#FAF5EC',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: [
      'assets/*.{js,css,woff2}',
      ...[PATHS.daily, PATHS.diary, PATHS.profile].map((path) => `${path.slice(1)}.html`),
      'favicon.svg',
    ],
    // The files of the pages have no address of their own; the server gives them out under those of the pages.
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: entry.url.replace(/^(\w+)\.html$/, '/$1') })),
      }),
    ],
    navigateFallback: null,
    ignoreURLParametersMatching: [/./],
    directoryIndex: null,
    inlineWorkboxRuntime: true,
  },
});

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest)$/;

/** After everything else: a brotli twin beside every file that the server hands out as it is (`bff/platform/http/site.ts`). */
export const precompress: Plugin = {
  name: 'precompress',
  apply: prerender.apply,
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const compress = promisify(brotliCompress);
      for (const file of await readdir(WEB_DIR, { recursive: true })) {
        if (!COMPRESSIBLE.test(file)) continue;
        const path = join(WEB_DIR, file);
        await writeFile(`${path}.br`, await compress(await readFile(path)));
      }
    },
  },
};
