import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from '../session/client.ts';

/** Provides Apollo to the pages inside; loaded only with a page that needs Apollo. */
export function ApolloScope({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
