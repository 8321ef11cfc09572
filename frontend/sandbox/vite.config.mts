import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A separate build keeps the explorer's code out of the pages, and serves it only where the explorer is enabled.
export default defineConfig({
  root: 'frontend',
  base: '/graphql/',
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { 'react-style-singleton': resolve('frontend/sandbox/no-scroll-lock.ts') } },
  build: {
    outDir: '../dist/sandbox',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'frontend/sandbox/index.html' },
  },
});
