import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { ROUTES } from '../app/routes.ts';
import { SCRIPT_TARGET } from './baseline.ts';

const WEB_DIR = resolve('dist/web');
const RENDERER_DIR = resolve('dist/renderer');

const PAGES = ROUTES.filter(({ kind }) => kind === 'signed-in').map(({ path }) => `${path.slice(1)}.html`);
// The landing page, which a signed-in person's browser opens offline too.
const PRECACHED = ['index.html', ...PAGES, 'favicon.svg', 'manifest.webmanifest'];
// Skip the import readers: an import needs the network anyway.
const PRECACHED_ASSET = /^(?!import-).*\.(?:js|css|woff2)$/;

/** Placeholder for a digest of the instance's settings; the server replaces it at startup. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** Class names from the names of the file and the class, such as `button-label`, compress better than hashes. */
const generateScopedName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;
export const css = { modules: { generateScopedName } };

const ANOTHER_BUILD: InlineConfig = { configFile: false, root: 'frontend', logLevel: 'warn' };

/** Builds `prerender.tsx` for Node, and writes the HTML files made from the browser build. */
async function writePages(): Promise<void> {
  const ssr = 'build/prerender.tsx';
  await build({
    ...ANOTHER_BUILD,
    plugins: [react()],
    css,
    build: { ssr, outDir: RENDERER_DIR, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const { renderSite } = await import(pathToFileURL(join(RENDERER_DIR, 'prerender.js')).href);
  const manifest = JSON.parse(await readFile(join(WEB_DIR, '.vite/manifest.json'), 'utf8'));
  const files: Map<string, string> = await renderSite(
    await readFile(join(WEB_DIR, 'index.html'), 'utf8'),
    manifest,
  );
  for (const [name, text] of files) {
    const file = join(WEB_DIR, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await rm(RENDERER_DIR, { recursive: true });
}

/** Builds `worker/sw.ts` with the list of its files: signed-in pages, the landing page, their scripts, style and font. */
async function writeServiceWorker(): Promise<void> {
  const names = (await readdir(join(WEB_DIR, 'assets'))).filter((name) => PRECACHED_ASSET.test(name));
  const assets = names.map((name) => ({ url: `assets/${name}`, revision: null }));
  const others = PRECACHED.map(async (name) => ({
    // The server delivers a page under its address, and with its settings.
    url: `/${name.replace(/(?:^index)?\.html$/, '')}`,
    revision: `${hash('md5', await readFile(join(WEB_DIR, name)))}-${SETTINGS_MARKER}`,
  }));
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const;
  await build({
    ...ANOTHER_BUILD,
    define: { 'self.__WB_MANIFEST': JSON.stringify([...assets, ...(await Promise.all(others))]) },
    publicDir: false,
    build: {
      outDir: WEB_DIR,
      emptyOutDir: false,
      target: SCRIPT_TARGET,
      rolldownOptions: { input: 'frontend/worker/sw.ts', output },
    },
  });
}

/** Writes a brotli copy of every static file (`bff/platform/http/site.ts`). */
async function compressFiles(): Promise<void> {
  const names = await readdir(WEB_DIR, { recursive: true });
  for (const name of names.filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))) {
    const file = join(WEB_DIR, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}

/** After the browser build: prerenders the pages, builds the service worker and compresses the files. */
export const pages: Plugin = {
  name: 'pages',
  apply: 'build',
  async closeBundle() {
    await writePages();
    await writeServiceWorker();
    await compressFiles();
  },
};
