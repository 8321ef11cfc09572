import { ApolloClient, ApolloLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, finalize, from, map, mergeMap, of } from 'rxjs';
import { AppError, toFailure } from '../lib/failure.ts';
import { plainRequest } from './plain-request.ts';

type Person = { onUnauthenticated: () => void; userId: () => string | null };

/**
 * Creates the Apollo Client, without retries. Every request names its user: the user of its context, or of this page.
 */
export function createApolloClient(person: Person): ApolloClient {
  const watch = new ErrorLink(({ error }) => {
    if (toFailure(error).code === 'UNAUTHENTICATED') person.onUnauthenticated();
  });
  const isOwn = ({ data }: ApolloLink.Result) => {
    const id = person.userId();
    return id === null || data?.me === undefined || data.me?.id === id;
  };
  const own = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      // A prefetched reply may belong to the person before.
      mergeMap((result) => (isOwn(result) ? of(result) : forward(operation))),
      // The server answers `me` with null for a visitor, or for another person who has signed in since; to this page
      // that is a failure.
      map((result) => {
        if (!isOwn(result)) throw new AppError('UNAUTHENTICATED', 'Bitte melde Dich an.');
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
  return new ApolloClient({ cache, link: ApolloLink.from([watch, own, send]) });
}
