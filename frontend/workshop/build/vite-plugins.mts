import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { embedded } from './embedded.mts';

const ROOT = join(import.meta.dirname, '../..');
const WEB_DIR = join(ROOT, '../dist/web');
const RENDERER_DIR = join(ROOT, '../dist/renderer');
const ENTRY = 'index.html';

/**
 * What a bundler cannot leave out of React Router: words to developers (1,610 bytes of brotli), prefetching of pages by
 * links (1,466), components nobody imports, whose names and wrappers look like side effects (1,280), and the states of a
 * kind of router that is none of ours (225). With these 4.5 kB in the first script the public pages would weigh 2 kB more than
 * they may; the bundler's own options save a tenth.
 */
const ROUTER_WEIGHT: [pattern: RegExp, lean: string][] = [
  [/var ENABLE_DEV_WARNINGS = true/, 'var ENABLE_DEV_WARNINGS = false'],
  [/^ +warning\(/gm, 'false && warning('],
  [/(\binvariant\([^;]*?),\s*(?:`[^`]*`|"[^"]*"|getInvalidPathError\([^)]*\))\s*\);/g, '$1);'],
  [/return shouldPrefetch && !isAbsolute \?/, 'return false ?'],
  [/let routerState = React\d*\.useContext\(DataRouterStateContext\)/, 'let routerState = null'],
  [/^\w+\.displayName = .*$/gm, ''],
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
];

/** Takes the weight out of React Router; the build fails when a new release is written in another way. */
export function leanRouter(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) =>
        ROUTER_WEIGHT.reduce((text, [pattern, lean]) => {
          const lighter = text.replace(pattern, lean);
          if (lighter !== text) found.add(pattern);
          return lighter;
        }, code),
    },
    buildEnd() {
      const lost = ROUTER_WEIGHT.filter(([pattern]) => !found.has(pattern));
      if (lost.length > 0)
        this.error(`React Router no longer has ${lost.map(([pattern]) => pattern).join(', ')}.`);
    },
  };
}

/** Imports without the helper that names scripts and styles to the browser first: none is named, and it is 0.5 kB. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Few scripts instead of many small ones, because on a phone each is a journey of its own, and half a kilobyte of head:
 * what every page needs; what stands around the pages of a signed-in person; Apollo with its provider and the guard; what
 * forms for long texts share; what the pages to write on share; texts and how they are shown. The bundler's own choice
 * would fetch three times as many for /daily.
 */
export const scripts = {
  groups: [
    { name: 'app', tags: ['$initial' as const], test: /^(?!.*frontend[\\/](start|wake)\.ts$)/, priority: 4 },
    {
      name: 'signed-in',
      test: /frontend[\\/](app[\\/](signed-in-parts|profile-menu|bottom-bar|mobile-log-out)|session[\\/](use-log-out|log-out\.texts)|ui[\\/]confirm-dialog|lib[\\/]apple-touch)\./,
      priority: 3,
    },
    {
      name: 'apollo',
      test: /node_modules[\\/](@apollo|rxjs|graphql|optimism|@wry|tslib)[\\/]|frontend[\\/](graphql[\\/]apollo-client|app[\\/](apollo-scope|require-user))/,
      priority: 3,
    },
    {
      name: 'field',
      test: /(lib|ui|answer)[\\/](answer-content|nfc|field|field-error|text-area)\.\w+/,
      priority: 2,
    },
    {
      name: 'writing',
      test: /frontend[\\/](writing[\\/]|streak[\\/])|diary-operations|daily\.wording|answer-form|result-notes|use-delayed-reload/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'texts',
      test: /prompts\.rules|kept-sentence|help-lines|(ui|answer)[\\/](shown-texts|other-version|entry\.module|answered-card\.module)/,
      minShareCount: 2,
      priority: 2,
    },
  ],
};

/** Names a class by where it stands, such as `ui-button-label`: it compresses better than a hash. */
export const css = {
  modules: {
    generateScopedName: (name: string, file: string) =>
      `${basename(dirname(file))}-${basename(file, '.module.css')}-${name}`,
  },
};

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

/** The scripts that a page cannot do without, over and above the first. */
const PAGE_MODULES: Record<string, string[]> = {
  'index.html': ['content/landing-page.tsx'],
  'auth.html': ['account/auth-page.tsx'],
  'auth.neu.html': ['account/auth-page.tsx'],
  'preview.html': ['demo/demo-page.tsx'],
  'demo.html': ['demo/demo-page.tsx'],
  'wissen.html': ['content/knowledge-page.tsx'],
  'faq.html': ['content/faq-page.tsx'],
  'contact.html': ['feedback/contact-page.tsx'],
  'impressum.html': ['content/imprint-page.tsx'],
  'datenschutz.html': ['content/privacy-page.tsx'],
  'nutzungsbedingungen.html': ['content/terms-page.tsx'],
  '404.html': ['app/not-found-page.tsx'],
  'daily.html': ['daily/daily-page.tsx'],
  'log.html': ['diary/diary-page.tsx'],
  'account.html': ['account/profile-page.tsx'],
};
const WAYS_BACK = ['app/way-back-pages.ts'];
const WAKER = 'wake.ts';

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

/** A page that the browser renders names its scripts, so that they are all fetched at once. */
function preloading(page: string, scripts: string[]): string {
  const links = scripts.map(
    (script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${script}">`,
  );
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** A page that is ready leaves its scripts to the small one that wakes it (`wake.ts`). */
function waking(page: string, waker: string, scripts: string[]): string {
  return page.replace(
    /src="(\/assets\/[^"]+\.js)"/,
    (_src, first: string) =>
      `src="/${waker}" data-scripts="${[first, ...scripts.map((script) => `/${script}`)].join(' ')}"`,
  );
}

/** The pages with the names of their scripts. */
function withScripts(
  pages: Map<string, string>,
  manifest: Record<string, Chunk>,
): [file: string, text: string][] {
  const waker = manifest[WAKER]?.file;
  if (!waker) throw new Error(`The build has no ${WAKER}.`);
  return [...pages].map(([file, page]) => {
    const isReady = page.includes(' data-page="');
    const modules = PAGE_MODULES[file] ?? (isReady ? WAYS_BACK : []);
    const scripts = [...filesOf(manifest, modules)];
    return [file, isReady ? waking(page, waker, scripts) : preloading(page, scripts)];
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
      plugins: [react(), embedded(css)],
      css,
      build: {
        ssr: 'workshop/build/prerender.tsx',
        outDir: RENDERER_DIR,
        emptyOutDir: true,
        assetsInlineLimit: 0,
      },
    });
    const { renderSite } = await import(pathToFileURL(join(RENDERER_DIR, 'prerender.js')).href);
    const manifest = JSON.parse(await readFile(join(WEB_DIR, '.vite/manifest.json'), 'utf8'));
    const emptyPage = await readFile(join(WEB_DIR, ENTRY), 'utf8');
    const files: Map<string, string> = await renderSite(emptyPage, manifest['start.ts'].file);
    for (const [file, text] of withScripts(files, manifest)) await writeFile(join(WEB_DIR, file), text);
    await rm(RENDERER_DIR, { recursive: true });
  },
};

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
