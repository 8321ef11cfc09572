import type { AnswerServices } from '../answer/answer.slice.ts';
import { searchFields, searchResolvers } from './search.resolvers.ts';
import { SearchService } from './search.service.ts';

/** The search in a diary; it stores nothing. */
export const searchSlice = {
  folder: 'search',
  fields: searchFields,
  open: (given: AnswerServices) => {
    const search = new SearchService(given);
    return { services: { search }, resolvers: searchResolvers(search) };
  },
};
