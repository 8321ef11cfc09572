import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SCRIPT_TARGET, STYLE_TARGET } from './baseline.ts';
import { embedded } from './embedded.mts';
import { css, pages } from './pages.mts';
import { serviceWorker } from './service-worker.mts';

const bff = process.env.BFF_ORIGIN ?? 'http://127.0.0.1:3001';

/**
 * Few scripts instead of many small scripts: on a phone each script costs a round trip and half a kilobyte. With these
 * groups /daily has 11 scripts; without them, 34.
 */
const groups = [
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*frontend[\\/](start|wake)\.ts$)/, priority: 3 },
  // Every page behind the log-in needs these, and their imports.
  {
    name: 'guard',
    test: /node_modules[\\/]@apollo|frontend[\\/](writing[\\/]|app[\\/](apollo-scope|require-user)\.)/,
    priority: 2,
  },
  { name: 'ui', test: /frontend[\\/](ui|lib)[\\/]/, minShareCount: 3, priority: 2 },
];

export default defineConfig({
  root: 'frontend',
  plugins: [react(), embedded(css), pages, serviceWorker],
  css,
  // RxJS has modules without helpers for ES5 under this name only: 1.6 kB (brotli) less.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // A single stylesheet: a prerendered page needs its styles before any script runs.
    cssCodeSplit: false,
    target: SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
    // Each page names its scripts in its HTML (`prerender.tsx`).
    modulePreload: false,
    rolldownOptions: {
      input: ['frontend/index.html', 'frontend/start.ts', 'frontend/wake.ts'],
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash].js' },
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
      '^/(api/|livez$|readyz$)': bff,
      '/auth/apple/callback': {
        target: bff,
        bypass: ({ method }) => (method === 'GET' ? '/index.html' : undefined),
      },
    },
  },
});
