import { VitePWA } from 'vite-plugin-pwa';
import { ROUTES } from '../app/routes.ts';

/** The placeholder for a digest of the instance's settings, which the server replaces at its start. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** The service worker (`worker/sw.ts`) with the list of its files: the pages behind the log-in, their scripts, style and font. */
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
    // Scripts that read files of other diaries load when a file is chosen, because sending entries needs the network
    // anyway. The script that wakes a page belongs to prerendered pages.
    globIgnores: ['assets/import-*', 'assets/wake-*'],
    // The files of the pages have no address of their own; the server serves them at the pages' addresses.
    manifestTransforms: [
      async (manifest) => {
        for (const page of manifest.filter(({ url }) => url.endsWith('.html'))) {
          page.url = `/${page.url.slice(0, -'.html'.length)}`;
          // The server also writes settings into pages at its start, so the settings are part of the revision.
          page.revision += `-${SETTINGS_MARKER}`;
        }
        return { manifest };
      },
    ],
  },
});
