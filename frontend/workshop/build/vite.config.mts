import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SCRIPT_TARGET, STYLE_TARGET } from './baseline.ts';
import { embedded } from './embedded.mts';
import { installable } from './service-worker.mts';
import {
  css,
  leanRouter,
  plainImports,
  precompress,
  preloadFont,
  prerender,
  scripts,
} from './vite-plugins.mts';

const root = join(import.meta.dirname, '../..');
const bff = process.env.BFF_ORIGIN ?? 'http://127.0.0.1:3001';

export default defineConfig({
  root,
  plugins: [
    react(),
    embedded(css),
    leanRouter(),
    plainImports,
    preloadFont,
    prerender,
    installable,
    precompress,
  ],
  css,
  // RxJS has modules without helpers for ES5 under this name only: 1.6 kB (brotli) less.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // One stylesheet: a page that is ready as HTML needs its styles before any script runs.
    cssCodeSplit: false,
    target: SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
    // A page and Apollo are fetched together (`app/lazy-page.tsx`): the names of more scripts would weigh in the first.
    modulePreload: false,
    rolldownOptions: {
      input: ['index.html', 'start.ts', 'wake.ts'].map((file) => join(root, file)),
      // Reading a property does nothing else in what this page is made of.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: scripts, chunkFileNames: 'assets/[hash].js' },
    },
  },
  // The name sets it apart for the service worker, which does not keep it.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/import-[hash].js', chunkFileNames: 'assets/import-[hash].js' },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      // The exact path only: below /graphql/ lie the modules of that folder.
      '^/graphql(\\?|$)': {
        target: bff,
        bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/sandbox/index.html' : undefined),
      },
      '^/api/': bff,
      '^/(livez|readyz)$': bff,
      '/auth/apple/callback': {
        target: bff,
        bypass: (request) => (request.method === 'GET' ? '/index.html' : undefined),
      },
    },
  },
});
