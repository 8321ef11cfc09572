import type { OwnerGate } from '../account/owner-proof.ts';
import type { Platform } from '../platform/platform.ts';
import { programKeyFields, programKeyResolvers } from './program-key.resolvers.ts';
import { ProgramKeyService } from './program-keys.service.ts';

/** Keys with which programs use a diary for its owner. */
export const programKeySlice = {
  folder: 'program-key',
  entities: [],
  fields: programKeyFields,
  routes: [],
  open: (given: Platform & { owner: OwnerGate }) => {
    const programKeys = new ProgramKeyService(given);
    return {
      services: { programKeys },
      resolvers: programKeyResolvers(programKeys, given.owner),
      jobs: { programKey: () => programKeys.purge() },
    };
  },
};
