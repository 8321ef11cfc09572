import { type ComponentProps, type ComponentType, lazy, useState } from 'react';
import type { FirstQuery } from '../graphql/apollo-client.ts';
import type { RequireUser } from './require-user.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * A page in a chunk of its own; `preload` fetches it before the first render. A loaded page is shown at once: `lazy`
 * alone would show the fallback first, and React holds a fallback for 300 ms.
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

/** As `lazyPage`, inside Apollo's provider; both chunks load in parallel. */
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

/** A page behind the log-in, with its first query, and its states while the user is unknown and after the session. */
export type SignedInPage = Omit<ComponentProps<typeof RequireUser>, 'children'> & {
  Page: ComponentType;
  first?: (hash: string) => FirstQuery;
};

/** As `lazyApolloPage`, behind the guard, which loads with the page. */
export function lazySignedInPage(load: () => Promise<SignedInPage>) {
  return lazyApolloPage(async () => {
    const [{ Page, first, ...onGuard }, { RequireUser }, { askFirst }] = await Promise.all([
      load(),
      import('./require-user.tsx'),
      import('./apollo-scope.tsx'),
    ]);
    if (first) askFirst(first);
    return () => (
      <RequireUser {...onGuard}>
        <Page />
      </RequireUser>
    );
  });
}
