import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { DraftEntity } from './draft.entity.ts';
import { draftFields, draftResolvers } from './draft.resolvers.ts';
import { draftRoutes } from './draft.rest.ts';
import { DraftService } from './draft.service.ts';

/** Text not yet saved as an answer. */
export const draftSlice = {
  entities: [DraftEntity],
  fields: draftFields,
  routes: draftRoutes,
  open: ({ db, vault, clock }: Platform) => {
    const draft = new DraftService(db, vault, clock);
    return {
      services: { draft },
      resolvers: draftResolvers(draft),
      purge: () => draft.purge(),
    };
  },
} satisfies Slice;
