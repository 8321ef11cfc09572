import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { searchFields, searchResolvers } from './search.resolvers.ts';
import { SearchService } from './search.service.ts';

/** The search in a diary; it stores nothing. */
export const searchSlice = {
  folder: 'search',
  fields: searchFields,
  open: (given: Pick<Platform, 'decryptionQueue'> & AnswerServices) => {
    const search = new SearchService(given);
    return { services: { search }, resolvers: searchResolvers(search) };
  },
};
