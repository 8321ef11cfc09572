import { VitePWA } from 'vite-plugin-pwa';
import { ROUTES } from '../app/routes.ts';

/** Placeholder for a digest of the instance's settings; the server replaces it at startup. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** The service worker (`worker/sw.ts`) with its precache list: signed-in pages, the landing page, their scripts, style and font. */
export const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'worker',
  filename: 'sw.ts',
  injectRegister: null,
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: [
      'assets/*.{js,css,woff2}',
      ...ROUTES.filter(({ kind }) => kind === 'signed-in').map(({ path }) => `${path.slice(1)}.html`),
      // The landing page, which a signed-in person's browser opens offline too.
      'index.html',
      '{favicon.svg,manifest.webmanifest}',
    ],
    // Skip the import readers: an import needs the network anyway.
    globIgnores: ['assets/import-*'],
    // The server delivers the page files under the addresses of the pages.
    manifestTransforms: [
      async (manifest) => {
        for (const page of manifest.filter(({ url }) => url.endsWith('.html'))) {
          page.url = `/${page.url.replace(/(?:^index)?\.html$/, '')}`;
          // The server's settings also change the content of a page.
          page.revision += `-${SETTINGS_MARKER}`;
        }
        return { manifest };
      },
    ],
  },
});
