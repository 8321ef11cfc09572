import { type Look, SIZES } from './screen.ts';

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

type InstallPicture = { screen: string; size: Look['size']; label: string };

const INSTALL_PICTURES: InstallPicture[] = [
  { screen: 'daily', size: 'phone', label: 'Eine Frage pro Tag' },
  { screen: 'diary', size: 'phone', label: 'Das Tagebuch mit einer Sonne für jeden Tag' },
  { screen: 'diary', size: 'desktop', label: 'Das Tagebuch mit einer Sonne für jeden Tag' },
];

const pathOf = ({ screen, size }: InstallPicture) => `/pictures/${screen}-${size}.webp`;

/** What browsers show of the product before they install it, as the web manifest names it. */
export const MANIFEST_SCREENSHOTS = INSTALL_PICTURES.map((picture) => ({
  src: pathOf(picture),
  sizes: `${SIZES[picture.size].width * KEPT_SCALE}x${SIZES[picture.size].height * KEPT_SCALE}`,
  type: 'image/webp',
  form_factor: picture.size === 'phone' ? ('narrow' as const) : ('wide' as const),
  label: picture.label,
}));

/** Every picture that `npm run screenshots -- --kept` makes again. */
export const KEPT_PICTURES: KeptPicture[] = [
  ...README_PICTURES,
  ...INSTALL_PICTURES.map(
    (picture): KeptPicture => ({
      screen: picture.screen,
      file: `frontend/public${pathOf(picture)}`,
      look: { size: picture.size, theme: 'light' },
    }),
  ),
];
