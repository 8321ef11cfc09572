import type { OwnerGate } from '../account/owner-proof.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { newProgramKeyRule } from './program-key.rules.ts';
import type { ProgramKeyService } from './program-keys.service.ts';

/** Access, limits and events of the root fields of keys for programs, which no key opens. */
export const programKeyFields = {
  programKeys: { access: 'user', scope: 'none' },
  createProgramKey: { access: 'user', scope: 'none', limit: 'settings', event: 'api-token-change' },
  removeProgramKey: { access: 'user', scope: 'none', limit: 'settings', event: 'api-token-change' },
} satisfies Record<string, RootField>;

/** The root fields of keys for programs. */
export function programKeyResolvers(programKeys: ProgramKeyService, owner: OwnerGate): Resolvers {
  return {
    Query: {
      programKeys: (_root, _args, { user }) => programKeys.list(user.id),
    },
    Mutation: {
      createProgramKey: async (_root, { input }, context) => {
        const wanted = parseInput(newProgramKeyRule, input);
        await owner.requireIn(context, wanted);
        return programKeys.create(context.user, wanted);
      },

      removeProgramKey: async (_root, { id, ...args }, context) => {
        await owner.requireIn(context, args);
        await programKeys.remove(context.user, id);
        return programKeys.list(context.user.id);
      },
    },
  };
}
