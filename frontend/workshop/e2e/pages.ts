import { isReady, type PageRoute, ROUTES } from '../../app/routes.ts';
import { NO_PAGE } from '../../lib/paths.ts';

const pathsOf = (routes: PageRoute[]) => routes.map(({ path }) => path).filter((path) => path !== NO_PAGE);

/** The paths of all pages. */
export const PAGES = pathsOf(ROUTES);

/** The pages that only a signed-in person sees. */
export const SIGNED_IN_PAGES = pathsOf(ROUTES.filter(({ kind }) => kind === 'signed-in'));

/** The pages for everyone, on every instance. */
export const PUBLIC_PAGES = pathsOf(ROUTES.filter((route) => isReady(route) && !route.need));

/** A path that has no page. */
export const NOWHERE = '/gibt-es-nicht';

/** The pages that come as HTML, whole, before any script has run. */
export const READY_PAGES = [...PUBLIC_PAGES, NOWHERE];
