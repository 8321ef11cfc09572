import { PATHS, WAY_BACK_PATHS } from '../../lib/paths.ts';

/** The pages that only a signed-in person sees. */
export const SIGNED_IN_PAGES = [
  PATHS.daily,
  PATHS.diary,
  PATHS.book,
  PATHS.profile,
  PATHS.recoverySheet,
  PATHS.import,
];

/** The pages for everyone. */
export const PUBLIC_PAGES = Object.values({ ...PATHS, ...WAY_BACK_PATHS }).filter(
  (path) => !SIGNED_IN_PAGES.includes(path),
);

/** A path that has no page. */
export const NOWHERE = '/gibt-es-nicht';

/** The pages that come as HTML, whole, before any script has run. */
export const READY_PAGES = [...PUBLIC_PAGES, NOWHERE];
