import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from '../graphql/apollo-client.ts';
import { lastKnownUserId, markSignedOut } from '../session/use-current-user.ts';

const client = createApolloClient({ onUnauthenticated: markSignedOut, userId: lastKnownUserId });

/** Gives Apollo to the pages inside; loaded only together with a page that needs it. */
export function ApolloScope({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
