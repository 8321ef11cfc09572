import { ApolloClient, ApolloLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import { defer, finalize, from } from 'rxjs';
import { AppError, toFailure } from '../lib/failure.ts';
import { plainRequest } from './plain-request.ts';

type Person = { onUnauthenticated: () => void; userId: () => string | null };

type Data = { me?: { id: string } | null };

/**
 * Creates the Apollo Client, without retries. Every request names its user: the user of its context, or of this page.
 */
export function createApolloClient(person: Person): ApolloClient {
  const isOwn = ({ me }: Data) => {
    const id = person.userId();
    return id === null || me === undefined || me?.id === id;
  };

  async function send({ query, variables, getContext }: ApolloLink.Operation, gone: AbortSignal) {
    const { userId = person.userId(), signal = gone } = getContext();
    const ask = () => plainRequest<Data, OperationVariables>(query, variables, userId, gone, signal);
    try {
      const first = await ask();
      // A prefetched reply may belong to the person before.
      const data = isOwn(first) ? first : await ask();
      // The server answers `me` with null for a visitor, or for another person who has signed in since; to this page
      // that is a failure.
      if (!isOwn(data)) throw new AppError('UNAUTHENTICATED', 'Bitte melde Dich an.');
      return { data };
    } catch (error) {
      if (toFailure(error).code === 'UNAUTHENTICATED') person.onUnauthenticated();
      throw error;
    }
  }

  const link = new ApolloLink((operation) =>
    defer(() => {
      const gone = new AbortController();
      return from(send(operation, gone.signal)).pipe(finalize(() => gone.abort()));
    }),
  );
  // A person has a single object of each of these types: queries read parts of the object, and mutations change it.
  const one = { keyFields: [] as const };
  const typePolicies = { Account: one, Consent: one, Offers: one, Reminder: one, Streak: one };
  const cache = new InMemoryCache({ typePolicies });
  return new ApolloClient({ cache, link });
}
