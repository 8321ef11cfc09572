import type { OwnerGate } from '../account/owner-proof.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { newProgramKeyRule, programKeyProofRule } from './program-key.rules.ts';
import type { ProgramKeyService } from './program-keys.service.ts';

/** Access, limits and events of the root fields of keys for programs, which no key opens. */
export const programKeyFields = {
  programKeys: { access: 'user', scope: 'none' },
  createProgramKey: { access: 'user', scope: 'none', limit: 'settings', event: 'api-token-change' },
  removeProgramKey: { access: 'user', scope: 'none', limit: 'settings', event: 'api-token-change' },
} satisfies Record<string, RootField>;

/** The root fields of keys for programs. */
export function programKeyResolvers(programKeys: ProgramKeyService, owner: OwnerGate): Resolvers {
  const requireOwner = ({ user, limits, session }: AppContext, currentPassword: string | null | undefined) =>
    limits.hashing(user.username, () => owner.require({ user, session }, currentPassword));

  return {
    Query: {
      programKeys: (_root, _args, { user }) => programKeys.list(user.id),
    },
    Mutation: {
      createProgramKey: async (_root, { input }, context) => {
        const { currentPassword, ...wanted } = parseInput(newProgramKeyRule, input);
        await requireOwner(context, currentPassword);
        return programKeys.create(context.user, wanted);
      },

      removeProgramKey: async (_root, { id, ...args }, context) => {
        const { currentPassword } = parseInput(programKeyProofRule, args);
        await requireOwner(context, currentPassword);
        await programKeys.remove(context.user, id);
        return programKeys.list(context.user.id);
      },
    },
  };
}
