import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { toFailure } from './error-message.ts';
import { timeLimit } from './time-limit.ts';

const MOST_KEPT_ALIVE_BYTES = 60_000;

/** The client's link to the session of this page. */
type Person = { onUnauthenticated: () => void; userId: () => string | null };

/**
 * Creates the Apollo Client: session cookie, time zone, no retries. Every request names its user, so that none reaches
 * the account of another who has signed in since.
 */
export function createApolloClient({ onUnauthenticated, userId }: Person): ApolloClient {
  const watch = new ErrorLink(({ error }) => {
    if (toFailure(error).code === 'UNAUTHENTICATED') onUnauthenticated();
  });
  const meant = new ApolloLink((operation, forward) => {
    const id = userId();
    if (id !== null) operation.setContext(({ headers }) => ({ headers: { 'X-User': id, ...headers } }));
    return forward(operation);
  });
  const http = new BaseHttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
    fetch: send,
  });
  // Two queries ask for parts of it.
  const cache = new InMemoryCache({ typePolicies: { Streak: { merge: true } } });
  return new ApolloClient({ cache, link: ApolloLink.from([watch, meant, http]) });
}

function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signal = init.signal ? AbortSignal.any([init.signal, timeLimit()]) : timeLimit();
  // What is sent while the page goes away outlives it, if it is short enough for the browser.
  const isLeaving = document.visibilityState === 'hidden';
  const keepalive = isLeaving && new Blob([String(init.body)]).size < MOST_KEPT_ALIVE_BYTES;
  return fetch(input, { ...init, signal, keepalive });
}
