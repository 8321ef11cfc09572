import { VitePWA } from 'vite-plugin-pwa';
import { ROUTES } from '../app/routes.ts';

/** Placeholder for a digest of the instance's settings; the server replaces it at startup. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** The service worker (`worker/sw.ts`) with its precache list: signed-in pages, their scripts, style and font. */
export const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'worker',
  filename: 'sw.ts',
  injectRegister: null,
  manifest: false,
  injectManifest: {
    globPatterns: [
      'assets/*.{js,css,woff2}',
      ...ROUTES.filter(({ kind }) => kind === 'signed-in').map(({ path }) => `${path.slice(1)}.html`),
      '{favicon.svg,manifest.webmanifest}',
    ],
    // Skip the import readers: an import needs the network anyway. Skip the hydration script: only pages from the
    // server use it.
    globIgnores: ['assets/import-*', 'assets/hydrate-*'],
    // The server delivers the page files under the addresses of the pages.
    manifestTransforms: [
      async (manifest) => {
        for (const page of manifest.filter(({ url }) => url.endsWith('.html'))) {
          page.url = `/${page.url.slice(0, -'.html'.length)}`;
          // The server's settings also change the content of a page.
          page.revision += `-${SETTINGS_MARKER}`;
        }
        return { manifest };
      },
    ],
  },
});
