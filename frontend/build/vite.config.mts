import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SCRIPT_TARGET, STYLE_TARGET } from './baseline.ts';
import { css, pages } from './pages.mts';

const bff = process.env.BFF_ORIGIN ?? 'http://127.0.0.1:3001';

// Every page behind the log-in needs these modules and their imports, or both the question and the diary.
const GUARD = [
  'node_modules/@apollo',
  'frontend/answer/',
  'frontend/writing/',
  'frontend/app/require-user',
  'frontend/lib/use-delayed-reload',
  'frontend/memory/earlier-answer',
  'frontend/memory/memory.wording',
  'frontend/streak/diary-badges',
];

/**
 * A few large scripts: on a phone each script costs a round trip and half a kilobyte of headers. With these groups
 * /daily has 8 scripts, without them 34. The first group that fits takes a module. A group that contains a page has
 * the name of the page's module.
 */
const groups = [
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*frontend\/(early|load-app|hydrate)\.ts$)/ },
  // The question and the diary need no form of several fields; saves 2 kB (brotli) there.
  // Beside the guard, `use-sign-in-failure` would bring Apollo to /auth and to the return pages.
  {
    name: 'ui',
    test: /frontend\/(ui|lib|session\/use-sign-in-failure)\b(?!.*(form|text-field|link-token|named-list))/,
    minShareCount: 3,
  },
  { name: 'guard', test: (id: string) => GUARD.some((part) => id.includes(part)) },
  { name: 'app/signed-in-parts.ts', test: /frontend\/app\/signed-in-parts/ },
  // The book and the week, which open from the diary, need parts of it.
  { name: 'diary/diary-page.tsx', test: /frontend\/(diary\/(?!week-page|week\.op)|search|year)/ },
];

export default defineConfig({
  root: 'frontend',
  plugins: [react(), pages],
  css,
  resolve: {
    // RxJS offers modules without ES5 helpers under this condition only; saves 1.6 kB (brotli).
    conditions: ['es2015', ...defaultClientConditions],
    // The router exports its files with development warnings only; its production files save 0.5 kB.
    alias: [
      { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // One stylesheet: a prerendered page needs its styles before any script runs.
    cssCodeSplit: false,
    target: SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
    // The HTML of each page lists its scripts (`prerender.tsx`).
    modulePreload: false,
    rolldownOptions: {
      input: ['frontend/index.html', 'frontend/early.ts', 'frontend/load-app.ts', 'frontend/hydrate.ts'],
      // Drops the router's data routes, which no page uses; saves 1.3 kB (brotli).
      treeshake: { manualPureFunctions: ['import_react.memo'] },
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash].js' },
    },
  },
  // The service worker excludes scripts with this name from its precache.
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
      // Only the exact path: the dev server also serves modules below /graphql/.
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
