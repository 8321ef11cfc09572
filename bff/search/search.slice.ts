import type { DiaryReader } from '../answer/diary-reader.ts';
import type { Slice } from '../platform/slice.ts';
import { searchFields, searchResolvers } from './search.resolvers.ts';
import { SearchService } from './search.service.ts';

/** The search in a diary; it stores nothing. */
export const searchSlice = {
  entities: [],
  fields: searchFields,
  routes: [],
  open: ({ diary }: { diary: DiaryReader }) => {
    const search = new SearchService(diary);
    return { services: { search }, resolvers: searchResolvers(search) };
  },
} satisfies Slice;
