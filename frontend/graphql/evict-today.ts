import type { ApolloCache } from '@apollo/client';

/**
 * Removes the answers of today and yesterday from Apollo's cache after a mutation, so that the next page loads them
 * again.
 */
export function evictToday(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'answer' });
}
