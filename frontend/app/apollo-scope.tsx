import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { askAhead, type FirstQuery } from '../graphql/apollo-client.ts';
import { isAnyAhead } from '../graphql/asked-ahead.ts';
import { client } from '../session/client.ts';
import { isAskedForFirst } from '../session/use-current-user.ts';

/** Gives Apollo to the pages inside; loaded only together with a page that needs it. */
export function ApolloScope({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Sends the first query of the page that a document opens with in parallel with the question who is signed in. */
export function askFirst(first: (hash: string) => FirstQuery): void {
  if (isAskedForFirst() || isAnyAhead()) askAhead(client, first(location.hash));
}
