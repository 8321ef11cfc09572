import { requireUser } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import { draftRule } from './draft.rules.ts';

/** Root fields of the draft slice. */
export const draftResolvers: Resolvers = {
  Query: {
    draft: (_root, _args, context) => context.services.draft.read(requireUser(context).id, context.today),
    displacedDraft: (_root, _args, context) =>
      context.services.draft.readDisplaced(requireUser(context).id, context.today),
  },
  Mutation: {
    saveDraft: (_root, args, context) => {
      const user = requireUser(context);
      const { content } = parseInput(draftRule, args);
      const known = { sessionId: context.session.publicId, expected: args.expectedUpdatedAt };
      return context.services.draft.save(user.id, context.today, content, known);
    },
    discardDisplacedDraft: async (_root, { updatedAt }, context) => {
      await context.services.draft.discardDisplaced(requireUser(context).id, context.today, updatedAt);
      return true;
    },
  },
};
