import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ROOT = import.meta.dirname;
const WEB_DIR = join(ROOT, '../dist/web');
const RENDERER_DIR = join(ROOT, '../dist/renderer');

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
