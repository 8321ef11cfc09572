import { VitePWA } from 'vite-plugin-pwa';
import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../../lib/paths.ts';
import { MANIFEST_SCREENSHOTS } from '../pictures/kept-pictures.ts';

/** The placeholder for a digest of the instance's settings, which the server replaces at its start. */
const SETTINGS_MARKER = 'settings-of-this-instance';

/** Web manifest, and the service worker (`worker/sw.ts`) with the list of what it keeps; `app/register-worker.ts` registers it. */
export const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'worker',
  filename: 'sw.ts',
  injectRegister: null,
  registerType: 'prompt',
  includeManifestIcons: false,
  manifest: {
    id: PATHS.daily,
    start_url: PATHS.daily,
    scope: '/',
    lang: 'de',
    name: BRAND,
    short_name: BRAND,
    description: 'Eine Frage pro Tag: Schreib in einer Minute auf, was gut war. Verschlüsselt gespeichert.',
    display: 'standalone',
    theme_color: '#FAF5EC',
    background_color: '#FAF5EC',
    shortcuts: [
      { name: 'Heute schreiben', url: PATHS.daily },
      { name: 'Tagebuch', url: PATHS.diary },
    ],
    screenshots: MANIFEST_SCREENSHOTS,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  injectManifest: {
    globPatterns: [
      'assets/*.{js,css,woff2}',
      ...[PATHS.daily, PATHS.diary, PATHS.book, PATHS.profile, PATHS.recoverySheet, PATHS.import].map(
        (path) => `${path.slice(1)}.html`,
      ),
      'favicon.svg',
    ],
    // What reads files is fetched when one was chosen; to send its entries needs the network anyway. What wakes a page
    // belongs to those that the server has ready.
    globIgnores: ['assets/import-*', 'assets/wake-*'],
    // The files of the pages have no address of their own; the server gives them out under those of the pages.
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) =>
          entry.url.endsWith('.html')
            ? {
                ...entry,
                url: entry.url.replace(/^(\w+)\.html$/, '/$1'),
                // Pages also differ by what the server writes into them at its start.
                revision: `${entry.revision}-${SETTINGS_MARKER}`,
              }
            : entry,
        ),
      }),
    ],
  },
});
