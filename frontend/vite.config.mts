import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const bff = process.env.BFF_ORIGIN ?? 'http://127.0.0.1:3001';

const preloadFont: Plugin = {
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      // The exact path only: below /graphql/ lie the modules of that folder.
      '^/graphql(\\?|$)': bff,
      '^/api/': bff,
      '^/(livez|readyz)$': bff,
      '/auth/apple/callback': {
        target: bff,
        bypass: (request) => (request.method === 'GET' ? '/index.html' : undefined),
      },
    },
  },
});
