import type { ApolloCache } from '@apollo/client';

const ANSWERS = { id: 'ROOT_QUERY', fieldName: 'answer' };

/**
 * Removes the answers of today and yesterday from Apollo's cache after a mutation, so that the next page loads them
 * again.
 */
export function evictToday(cache: ApolloCache): void {
  cache.evict(ANSWERS);
}

/** As `evictToday`, but a page that shows an answer keeps showing it. */
export function evictTodayUnseen(cache: ApolloCache): void {
  cache.evict({ ...ANSWERS, broadcast: false });
}
