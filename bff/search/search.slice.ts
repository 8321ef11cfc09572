import type { DiaryReader } from '../answer/diary-reader.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { searchFields, searchResolvers } from './search.resolvers.ts';
import { SearchService } from './search.service.ts';

/** The search in a diary; it stores nothing. */
export const searchSlice = {
  entities: [],
  fields: searchFields,
  routes: [],
  open: ({ readingTurns }: Pick<Platform, 'readingTurns'>, { diary }: { diary: DiaryReader }) => {
    const search = new SearchService(diary, readingTurns);
    return { services: { search }, resolvers: searchResolvers(search) };
  },
} satisfies Slice;
