import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type Observable,
  type OperationVariables,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { mergeMap, of, shareReplay } from 'rxjs';
import { toFailure } from '../lib/failure.ts';
import { ask } from './asked-ahead.ts';
import { firstOf, timeLimit } from './time-limit.ts';

const MOST_KEPT_ALIVE_BYTES = 60_000;

/** The client's link to the session of this page. */
type Person = { onUnauthenticated: () => void; userId: () => string | null };

/**
 * Creates the Apollo Client: session cookie, time zone, no retries. Every request names its user, so that none reaches
 * the account of another who has signed in since.
 */
export function createApolloClient({ onUnauthenticated, userId }: Person): ApolloClient {
  const watch = new ErrorLink(({ error, operation }) => {
    // Who is signed in is still being asked for.
    if (operation.getContext().isAhead) return;
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
  // A person has one object of each of these types: queries ask for parts of the object, and mutations change the object.
  const one = { keyFields: [] as const };
  const typePolicies = { Streak: one, Reminder: one, Consent: one, Offers: one, WaysIn: one };
  const cache = new InMemoryCache({ typePolicies });
  return new ApolloClient({ cache, link: ApolloLink.from([watch, handOver(userId), meant, http]) });
}

/** Holds the reply to a query that was asked ahead for the first one who asks the same; it counts for its own user alone. */
function handOver(userId: Person['userId']): ApolloLink {
  const replies = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const held = replies.get(key);
    replies.delete(key);
    if (operation.getContext().isAhead) {
      const reply = forward(operation).pipe(shareReplay());
      replies.set(key, reply);
      return reply;
    }
    if (!held) return forward(operation);
    return held.pipe(mergeMap((result) => (isMeantFor(userId(), result) ? of(result) : forward(operation))));
  });
}

function isMeantFor(userId: string | null, { data, errors }: ApolloLink.Result): boolean {
  if (errors) return errors.every(({ extensions }) => extensions?.code !== 'UNAUTHENTICATED');
  return data?.currentUser?.id === userId;
}

/** The first query of a page, which also names its user. */
export type FirstQuery = Pick<ApolloClient.QueryOptions<unknown, OperationVariables>, 'query' | 'variables'>;

/** Sends the first query of a page before its user is known. */
export function askAhead(client: ApolloClient, first: FirstQuery): void {
  const context = { isAhead: true, queryDeduplication: false };
  // A failure is the page's to tell.
  client.query({ ...first, fetchPolicy: 'no-cache', context }).catch(() => {});
}

function send(_address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signal = init.signal ? firstOf(init.signal, timeLimit()) : timeLimit();
  // What is sent while the page goes away outlives it, if it is short enough for the browser.
  const isLeaving = document.visibilityState === 'hidden';
  const keepalive = isLeaving && new Blob([String(init.body)]).size < MOST_KEPT_ALIVE_BYTES;
  return ask({ ...init, signal, keepalive });
}
