import type { DiaryReader } from '../answer/diary-reader.ts';
import { yearFields, yearResolvers } from './year.resolvers.ts';

/** The diary by years; the slice stores no data. */
export const yearSlice = {
  folder: 'year',
  fields: yearFields,
  open: ({ diary }: { diary: DiaryReader }) => ({ services: {}, resolvers: yearResolvers(diary) }),
};
