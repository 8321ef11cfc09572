import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { searchRule } from './search.rules.ts';
import type { SearchService } from './search.service.ts';

export const searchFields = {
  searchAnswers: { access: 'user', scope: 'answers:read', limit: 'read' },
} satisfies Record<string, RootField>;

export function searchResolvers(searches: SearchService): Resolvers {
  return {
    Query: {
      searchAnswers: (_root, args, { user, isAbandoned }) =>
        searches.search(user.id, parseInput(searchRule, args).text, args.before ?? undefined, isAbandoned),
    },
  };
}
