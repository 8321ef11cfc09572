import type { ApolloCache } from '@apollo/client';

/** Removes today's answer from Apollo's cache, which a mutation has changed: the next page that shows it asks for it. */
export function forgetToday(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'todayAnswer' });
}
