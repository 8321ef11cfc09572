import { type ComponentProps, type ComponentType, lazy, useState } from 'react';
import type { RequireUser } from './require-user.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * A page in a chunk of its own; `preload` fetches it before anything is rendered. Once it is there it is
 * shown at once: `lazy` alone would show the fallback first, and React keeps one for 300 ms.
 */
export function lazyPage(load: LoadPage) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let loaded: ComponentType | undefined;
  const preload = () => {
    loading ??= load().then((Page) => {
      loaded = Page;
      return { default: Page };
    });
    return loading;
  };
  const Later = lazy(preload);

  function LazyPage() {
    // One for as long as it is mounted: another would begin the page anew.
    const [Page] = useState(() => loaded ?? Later);
    return <Page />;
  }
  return Object.assign(LazyPage, { preload });
}

/** A page in a chunk of its own that talks to the server by Apollo; both chunks load at the same time. */
export function lazyApolloPage(load: LoadPage) {
  return lazyPage(async () => {
    const [Page, { ApolloScope }] = await Promise.all([load(), import('./apollo-scope.tsx')]);
    return () => (
      <ApolloScope>
        <Page />
      </ApolloScope>
    );
  });
}

/** A page in a chunk of its own, with what stands there while its visitor is unknown and after their session. */
export type SignedInPage = Omit<ComponentProps<typeof RequireUser>, 'children'> & { Page: ComponentType };

/** As `lazyApolloPage`, for a page behind the log-in; the guard comes with the page, for public pages do without it. */
export function lazySignedInPage(load: () => Promise<SignedInPage>) {
  return lazyApolloPage(async () => {
    const [{ Page, ...onGuard }, { RequireUser }] = await Promise.all([load(), import('./require-user.tsx')]);
    return () => (
      <RequireUser {...onGuard}>
        <Page />
      </RequireUser>
    );
  });
}
