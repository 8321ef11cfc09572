import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFont, prerender } from './vite-plugins.mts';

const bff = process.env.BFF_ORIGIN ?? 'http://127.0.0.1:3001';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont, prerender],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One stylesheet: a page that is ready as HTML needs its styles before any script runs.
    cssCodeSplit: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
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
