import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BRAND } from './lib/brand.ts';
import { PATHS } from './lib/paths.ts';

const ROOT = import.meta.dirname;
const WEB_DIR = join(ROOT, '../dist/web');
const RENDERER_DIR = join(ROOT, '../dist/renderer');

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

/** Few scripts instead of many small ones: what every page needs is one, and Apollo with all it brings is another. */
export const scripts = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 2 },
    {
      name: 'apollo',
      test: /node_modules[\\/](@apollo|rxjs|graphql|optimism|@wry|tslib)[\\/]|frontend[\\/]graphql[\\/](apollo-client|error-message)/,
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

/**
 * After the build for the browser: builds `prerender.tsx` for Node, and writes beside the assets what it makes of the
 * empty page (the public pages as ready HTML, `app.html` for the rest, sitemap and robots.txt).
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
      build: { ssr: 'prerender.tsx', outDir: RENDERER_DIR, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    const { renderSite } = await import(pathToFileURL(join(RENDERER_DIR, 'prerender.js')).href);
    const emptyPage = await readFile(join(WEB_DIR, 'index.html'), 'utf8');
    for (const [file, text] of await renderSite(emptyPage)) await writeFile(join(WEB_DIR, file), text);
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
    globPatterns: ['assets/*.{js,css,woff2}', 'app.html', 'favicon.svg'],
    // The file of the shell has no address of its own; the server gives it out under every page it serves.
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) => (entry.url === 'app.html' ? { ...entry, url: PATHS.daily } : entry)),
      }),
    ],
    navigateFallback: PATHS.daily,
    navigateFallbackAllowlist: [PATHS.daily, PATHS.diary, PATHS.profile].map(
      (path) => new RegExp(`^${path}$`),
    ),
    directoryIndex: null,
    inlineWorkboxRuntime: true,
  },
});

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest)$/;

/** After everything else: a brotli twin beside every file that the server hands out as it is (`bff/http/site.ts`). */
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
