import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { lastKnownUserId, markSignedOut } from '../account/use-current-user.ts';
import { createApolloClient } from '../graphql/apollo-client.ts';

const client = createApolloClient({ onUnauthenticated: markSignedOut, userId: lastKnownUserId });

/** Gives Apollo to the pages inside; loaded only together with a page that needs it. */
export function ApolloScope({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
