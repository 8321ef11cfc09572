import { type ComponentType, lazy } from 'react';

type LoadPage = () => Promise<ComponentType>;

/** A page in a chunk of its own; `preload` fetches it while a guard is still asking, or before the page is hydrated. */
export function lazyPage(load: LoadPage) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => {
    loading ??= load().then((Page) => ({ default: Page }));
    return loading;
  };
  return Object.assign(lazy(preload), { preload });
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

/** As `lazyApolloPage`, for a page behind the log-in: it installs the worker and hears of new versions. */
export function lazySignedInPage(load: LoadPage) {
  return lazyApolloPage(async () => {
    const [Page, { UpdateOffer }] = await Promise.all([load(), import('./update-offer.tsx')]);
    return () => (
      <>
        <Page />
        <UpdateOffer />
      </>
    );
  });
}
