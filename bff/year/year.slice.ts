import type { AnswerServices } from '../answer/answer.slice.ts';
import { yearFields, yearResolvers } from './year.resolvers.ts';

/** The diary by years; the slice stores no data. */
export const yearSlice = {
  folder: 'year',
  fields: yearFields,
  open: ({ diary }: AnswerServices) => ({ services: {}, resolvers: yearResolvers(diary) }),
};
