import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { DraftEntity } from './draft.entity.ts';
import { draftFields, draftResolvers } from './draft.resolvers.ts';
import { draftRoutes } from './draft.rest.ts';
import { DraftService } from './draft.service.ts';

/** Text not yet saved as an answer. */
export const draftSlice = {
  folder: 'draft',
  entities: [DraftEntity],
  fields: draftFields,
  routes: draftRoutes,
  open: (given: Platform & AnswerServices) => {
    const draft = new DraftService(given);
    given.answer.onNewAnswer = (saved) => draft.endWithAnswer(saved);
    return {
      services: { draft },
      resolvers: draftResolvers(draft),
      jobs: { draft: () => draft.purge() },
    };
  },
};
