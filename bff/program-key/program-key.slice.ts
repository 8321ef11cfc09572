import type { OwnerGate } from '../account/owner-proof.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { programKeyFields, programKeyResolvers } from './program-key.resolvers.ts';
import { ProgramKeyService } from './program-keys.service.ts';

/** Keys with which programs use a diary for its owner. */
export const programKeySlice = {
  entities: [],
  fields: programKeyFields,
  routes: [],
  open: (platform: Platform, { owner }: { owner: OwnerGate }) => {
    const programKeys = new ProgramKeyService(platform);
    return {
      services: { programKeys },
      resolvers: programKeyResolvers(programKeys, owner),
      purge: () => programKeys.purge(),
    };
  },
} satisfies Slice;
