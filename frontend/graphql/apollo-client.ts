import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { toFailure } from './error-message.ts';

/** An Apollo Client for this app's own server: cookies along, the visitor's time zone told, no retries (SPEC §7). */
export function createApolloClient(onUnauthenticated: () => void): ApolloClient {
  const watch = new ErrorLink(({ error }) => {
    if (toFailure(error).code === 'UNAUTHENTICATED') onUnauthenticated();
  });
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  return new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([watch, http]) });
}
