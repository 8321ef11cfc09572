import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A build of its own: the explorer's styles and code stay out of the pages, and are served only where the explorer is
// on.
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
