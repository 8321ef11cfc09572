import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { askAhead, type FirstQuery } from '../graphql/apollo-client.ts';
import { isAnyAhead } from '../graphql/asked-ahead.ts';
import { client } from '../session/client.ts';
import { isAskedForFirst } from '../session/use-current-user.ts';

/** Provides Apollo to the pages inside; loaded only with a page that needs Apollo. */
export function ApolloScope({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Sends the first query of the page in parallel with the query for the current user. */
export function askFirst(first: (hash: string) => FirstQuery): void {
  if (isAskedForFirst() || isAnyAhead()) askAhead(client, first(location.hash));
}
