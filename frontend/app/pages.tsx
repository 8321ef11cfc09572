import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { FirstQuery } from '../graphql/apollo-client.ts';
import { isMet } from '../lib/offers.ts';
import { Layout } from './layout.tsx';
import { type PageRoute, ROUTES } from './routes.ts';

/** The exports of a page's module; a public page has the first alone. */
type PageModule = {
  Page: ComponentType;
  /** Shown while the user is unknown, in the place of a spinner. */
  waiting?: ReactNode;
  /** Shown when the session ends on the open page, in the place of the log-in. */
  onSessionEnd?: ReactNode;
  /** The first query, which is sent before the user is known. */
  first?: (hash: string) => FirstQuery;
};

const MODULES = import.meta.glob<PageModule>(['/*/*-page.tsx', '!/ui/*']);

/** Fetches the module of a page. */
export async function loadModule(module: string): Promise<PageModule> {
  const load = MODULES[`/${module}`];
  if (!load) throw new Error(`There is no page ${module}.`);
  return load();
}

/** Fetches a page together with Apollo and its guard, where its route wants them. */
async function loadPage({ module, kind, usesApollo }: PageRoute): Promise<ComponentType> {
  const isGuarded = kind === 'signed-in';
  if (!isGuarded && !usesApollo) return (await loadModule(module)).Page;
  const [{ Page, first, waiting, onSessionEnd }, { ApolloScope, askFirst }, { RequireUser }] =
    await Promise.all([loadModule(module), import('./apollo-scope.tsx'), import('./require-user.tsx')]);
  if (first) askFirst(first);
  const page = isGuarded ? (
    <RequireUser waiting={waiting} onSessionEnd={onSessionEnd}>
      <Page />
    </RequireUser>
  ) : (
    <Page />
  );
  return () => <ApolloScope>{page}</ApolloScope>;
}

/**
 * A page in a chunk of its own. `preload` fetches the page before the first render and shows it at once: `lazy` alone
 * would show the fallback, which React holds for 300 ms.
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
    // The same component for as long as the page is mounted: another would begin the page anew.
    const [Page] = useState(() => loaded ?? Later);
    return <Page />;
  }
  return { Page: LazyPage, preload };
}

// By module, so that two addresses of a page share a component, which keeps its state.
const PAGES = new Map(ROUTES.map((route) => [route.module, lazyPage(route)]));

/** Fetches the page of this path, so that the page can be shown at once. */
export async function preloadPage(path: string): Promise<void> {
  const route = ROUTES.find((route) => route.path === path);
  if (route) await PAGES.get(route.module)?.preload();
}

/** Shows the page of the current path inside the layout, behind its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {ROUTES.filter(({ need }) => !need || isMet(need)).map(({ path, module }) => (
          <Route key={path} path={path} Component={PAGES.get(module)?.Page} />
        ))}
      </Route>
    </Routes>
  );
}
