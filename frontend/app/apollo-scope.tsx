import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { type FirstQuery, prefetch } from '../graphql/apollo-client.ts';
import { hasPrefetched } from '../graphql/prefetched.ts';
import { client } from '../session/client.ts';
import { isFirstUserPending } from '../session/use-current-user.ts';

/** Provides Apollo to the pages inside; loaded only with a page that needs Apollo. */
export function ApolloScope({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Sends the first query of the page in parallel with the query for the current user. */
export function prefetchFirst(first: (hash: string) => FirstQuery): void {
  if (isFirstUserPending() || hasPrefetched()) prefetch(client, first(location.hash));
}
