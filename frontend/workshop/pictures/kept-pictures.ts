import type { Look } from './screen.ts';

/** The device pixels of a pixel in the pictures that are kept. */
export const KEPT_SCALE = 2;

/** A picture of a screen that is kept in the repository. */
type KeptPicture = { screen: string; file: string; look: Look };

const README_DIR = 'frontend/workshop/pictures/readme';

/** The four that show the product in the README. */
const README_PICTURES: KeptPicture[] = [
  {
    screen: 'landing',
    file: `${README_DIR}/landing.webp`,
    look: { size: 'desktop', theme: 'light' },
  },
  {
    screen: 'daily',
    file: `${README_DIR}/daily.webp`,
    look: { size: 'phone', theme: 'dark' },
  },
  {
    screen: 'diary',
    file: `${README_DIR}/diary.webp`,
    look: { size: 'phone', theme: 'light' },
  },
  {
    screen: 'milestone',
    file: `${README_DIR}/milestone.webp`,
    look: { size: 'phone', theme: 'light' },
  },
];

/** The three that browsers show before they install the product (`public/manifest.webmanifest`). */
const INSTALL_PICTURES: { screen: string; size: Look['size'] }[] = [
  { screen: 'daily', size: 'phone' },
  { screen: 'diary', size: 'phone' },
  { screen: 'diary', size: 'desktop' },
];

/** Every picture that `npm run screenshots -- --kept` makes again. */
export const KEPT_PICTURES: KeptPicture[] = [
  ...README_PICTURES,
  ...INSTALL_PICTURES.map(
    ({ screen, size }): KeptPicture => ({
      screen,
      file: `frontend/public/pictures/${screen}-${size}.webp`,
      look: { size, theme: 'light' },
    }),
  ),
];
