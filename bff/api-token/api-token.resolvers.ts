import type { OwnerGate } from '../account/owner-proof.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { newApiTokenRule } from './api-token.rules.ts';
import type { ApiTokenService } from './api-tokens.service.ts';

/** Access, limits and events of the API token fields, which an API token itself cannot call. */
export const apiTokenFields = {
  createApiToken: { access: 'user', scope: 'none', limit: 'settings', event: 'api-token-change' },
  removeApiToken: { access: 'user', scope: 'none', limit: 'settings', event: 'api-token-change' },
} satisfies Record<string, RootField>;

export function apiTokenResolvers(apiTokens: ApiTokenService, owner: OwnerGate): Resolvers {
  return {
    Account: { apiTokens: ({ id }) => apiTokens.list(id) },
    Mutation: {
      createApiToken: async (_root, { input }, context) => {
        const wanted = parseInput(newApiTokenRule, input);
        await owner.requireIn(context, wanted);
        return apiTokens.create(context.user, wanted);
      },
      removeApiToken: async (_root, { input }, context) => {
        await owner.requireIn(context, input);
        await apiTokens.remove(context.user, input.id);
        return { account: context.user };
      },
    },
  };
}
