import type { DocumentNode } from 'graphql';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { isMet } from '../lib/offers.ts';
import { NO_PAGE } from '../lib/paths.ts';
import { Layout } from './layout.tsx';
import { type PageRoute, ROUTES } from './routes.ts';

/** Exports of a page's module; a public page exports only `Page`. */
type PageModule = {
  Page: ComponentType;
  /** Shown while the user is unknown, in place of a spinner. */
  waiting?: ReactNode;
  /** Shown when the session ends on the open page, in place of the log-in. */
  onSessionEnd?: ReactNode;
  /** The first query of the page, which also names its user; the build writes its request into the HTML. */
  first?: { query: DocumentNode; variables?: object };
};

const MODULES = import.meta.glob<PageModule>(['/*/*-page.tsx', '!/ui/*']);

export async function loadModule(module: string): Promise<PageModule> {
  const load = MODULES[`/${module}`];
  if (!load) throw new Error(`There is no page ${module}.`);
  return load();
}

async function loadPage({ module, kind }: PageRoute): Promise<ComponentType> {
  if (kind !== 'signed-in') return (await loadModule(module)).Page;
  const [{ Page, waiting, onSessionEnd }, { RequireUser }] = await Promise.all([
    loadModule(module),
    import('./require-user.tsx'),
  ]);
  return () => (
    <RequireUser waiting={waiting} onSessionEnd={onSessionEnd}>
      <Page />
    </RequireUser>
  );
}

/**
 * A page in its own chunk; `preload` fetches the page before the first render. A loaded page shows at once: `lazy`
 * would show its fallback for at least 300 ms.
 */
function lazyPage(route: PageRoute) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let loaded: ComponentType | undefined;
  const preload = () => {
    loading ??= loadPage(route).then((Page) => {
      loaded = Page;
      return { default: Page };
    });
    return loading;
  };
  const Later = lazy(preload);

  function LazyPage() {
    // Keep the component while the page is mounted: another component would remount the page.
    const [Page] = useState(() => loaded ?? Later);
    return <Page />;
  }
  return { Page: LazyPage, preload };
}

// By module: two addresses of a page share the component, which keeps its state between them.
const PAGES = new Map(ROUTES.map((route) => [route.module, lazyPage(route)]));

function routeOf(path: string): PageRoute | undefined {
  const offered = ROUTES.filter(({ need }) => !need || isMet(need));
  // A path with a line break, which ends some copied links, matches no pattern.
  return matchRoutes(offered, path)?.[0]?.route ?? ROUTES.find((route) => route.path === NO_PAGE);
}

/** Imports the page of this path, so that the page can show at once. */
export async function preloadPage(path: string): Promise<void> {
  const route = routeOf(path);
  if (route) await PAGES.get(route.module)?.preload();
}

/** Shows the page of the current path inside the layout, behind its guard. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const Page = route && PAGES.get(route.module)?.Page;
  return <Layout>{Page && <Page />}</Layout>;
}
