import { requireUser } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { draftRule } from './draft.rules.ts';

/** Root fields of the draft slice. */
export const draftResolvers: Resolvers = {
  Query: {
    draft: async (_root, _args, context) => ({
      content: await context.services.draft.read(requireUser(context).id, context.today),
    }),
  },
  Mutation: {
    saveDraft: async (_root, args, context) => {
      const user = requireUser(context);
      const { content } = parseInput(draftRule, args);
      await context.services.draft.save(user.id, context.today, content);
      return { content };
    },
  },
};
