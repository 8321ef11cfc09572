import type { ApolloCache } from '@apollo/client';

/** Removes the answers of today and yesterday from Apollo's cache after a mutation has changed an answer: the next page that shows them asks for them. */
export function forgetToday(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'answer' });
}
