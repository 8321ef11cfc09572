import { ApolloClient, ApolloLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, finalize, firstValueFrom, from, map, mergeMap, of } from 'rxjs';
import { AppError, toFailure } from '../lib/failure.ts';
import { plainRequest } from './plain-request.ts';

const SIGN_IN_FIRST = 'Bitte melde Dich an.';

type Person = { onUnauthenticated: () => void; userId: () => string | null };

/**
 * Creates the Apollo Client, without retries. Every request names its user: the user of its context, or of this page.
 */
export function createApolloClient(person: Person): ApolloClient {
  const watch = new ErrorLink(({ error, operation }) => {
    // The user of the page is not known yet.
    if (operation.getContext().isPrefetch) return;
    if (toFailure(error).code === 'UNAUTHENTICATED') person.onUnauthenticated();
  });
  // The server answers `me` with null for a visitor, or for another person who has signed in since; to this page that
  // is a failure.
  const own = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const id = person.userId();
        const isKnown = id !== null && !operation.getContext().isPrefetch;
        if (isKnown && result.data?.me !== undefined && result.data.me?.id !== id)
          throw new AppError('UNAUTHENTICATED', SIGN_IN_FIRST);
        return result;
      }),
    ),
  );
  const send = new ApolloLink((operation) =>
    defer(() => {
      const { userId = person.userId(), signal } = operation.getContext();
      const gone = new AbortController();
      const signals = signal ? [gone.signal, signal] : [gone.signal];
      const reply = plainRequest<Record<string, unknown>, OperationVariables>(
        operation.query,
        operation.variables,
        userId,
        ...signals,
      );
      return from(reply).pipe(
        map((data) => ({ data })),
        finalize(() => gone.abort()),
      );
    }),
  );
  // A person has a single object of each of these types: queries read parts of the object, and mutations change it.
  const one = { keyFields: [] as const };
  const typePolicies = { Account: one, Consent: one, Offers: one, Reminder: one, Streak: one };
  const cache = new InMemoryCache({ typePolicies });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([watch, own, reusePrefetched(person.userId), send]),
  });
}

/** Gives a prefetched reply to the first identical query, if the reply belongs to the same user. */
function reusePrefetched(userId: Person['userId']): ApolloLink {
  const replies = new Map<string, Promise<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const held = replies.get(key);
    replies.delete(key);
    if (operation.getContext().isPrefetch) {
      const reply = firstValueFrom(forward(operation));
      replies.set(key, reply);
      return from(reply);
    }
    if (!held) return forward(operation);
    const reply = held.catch((error: unknown): ApolloLink.Result => {
      if (toFailure(error).code === 'UNAUTHENTICATED') return {};
      throw error;
    });
    const isMeant = ({ data }: ApolloLink.Result) => data?.me?.id === userId();
    return from(reply).pipe(mergeMap((result) => (isMeant(result) ? of(result) : forward(operation))));
  });
}

/** The first query of a page, which also names its user. */
export type FirstQuery = Pick<ApolloClient.QueryOptions<unknown, OperationVariables>, 'query' | 'variables'>;

/** Sends the first query of a page before its user is known. */
export function prefetch(client: ApolloClient, first: FirstQuery): void {
  const context = { isPrefetch: true, queryDeduplication: false };
  // The page itself reports a failure.
  client.query({ ...first, fetchPolicy: 'no-cache', context }).catch(() => {});
}
