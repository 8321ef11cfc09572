import type { AccountServices } from '../account/account.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { ProgramKeyEntity } from './program-key.entity.ts';
import { programKeyFields, programKeyResolvers } from './program-key.resolvers.ts';
import { ProgramKeyService } from './program-keys.service.ts';
import type { SCOPES } from './scopes.rules.ts';

const events = ['api-token-change', 'api-token-refused'] as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
}

declare module '../platform/session/program.ts' {
  interface Scopes extends Record<(typeof SCOPES)[number], true> {}
}

/** Keys with which programs use a diary for its owner. */
export const programKeySlice = {
  folder: 'program-key',
  entities: [ProgramKeyEntity],
  fields: programKeyFields,
  routes: [],
  events,
  open: (given: Platform & AccountServices) => {
    const programKeys = new ProgramKeyService(given);
    given.credentials.whenProgramKeysEnd((tx, userId) => programKeys.removeAll(tx, userId));
    return {
      services: { programKeys },
      resolvers: programKeyResolvers(programKeys, given.owner),
      jobs: { apiToken: () => programKeys.purge() },
    };
  },
};

/** What keys for programs give to other slices. */
export type ProgramKeyServices = ServicesOf<typeof programKeySlice>;
