import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const WEB_DIR = resolve('dist/web');
const RENDERER_DIR = resolve('dist/renderer');

/** Class names from the names of the file and the class, such as `button-label`, compress better than hashes. */
const generateScopedName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;
export const css = { modules: { generateScopedName } };

/** Builds `prerender.tsx` for Node, and writes the HTML files made from the browser build. */
async function writePages(): Promise<void> {
  await build({
    configFile: false,
    root: 'frontend',
    logLevel: 'warn',
    plugins: [react()],
    css,
    build: { ssr: 'build/prerender.tsx', outDir: RENDERER_DIR, emptyOutDir: true, assetsInlineLimit: 0 },
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

/** Writes a brotli copy of every static file (`bff/platform/http/site.ts`). */
async function compressFiles(): Promise<void> {
  const names = await readdir(WEB_DIR, { recursive: true });
  for (const name of names.filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))) {
    const file = join(WEB_DIR, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}

/** After the browser build: prerenders the pages and compresses the files. */
export const pages: Plugin = {
  name: 'pages',
  apply: 'build',
  async closeBundle() {
    await writePages();
    await compressFiles();
  },
};
