import type { AccountServices } from '../account/account.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { ApiTokenEntity } from './api-token.entity.ts';
import { apiTokenFields, apiTokenResolvers } from './api-token.resolvers.ts';
import { ApiTokenService } from './api-tokens.service.ts';
import type { SCOPES } from './scopes.rules.ts';

declare module '../platform/session/program.ts' {
  interface Scopes extends Record<(typeof SCOPES)[number], true> {}
}

/** API tokens, with which programs use a diary for its owner. */
export const apiTokenSlice = {
  folder: 'api-token',
  entities: [ApiTokenEntity],
  fields: apiTokenFields,
  open: (given: Platform & AccountServices) => {
    const apiTokens = new ApiTokenService(given);
    given.credentials.endApiTokens = (tx, userId) => apiTokens.removeAll(tx, userId);
    return {
      services: { apiTokens },
      resolvers: apiTokenResolvers(apiTokens, given.owner),
      jobs: { apiToken: () => apiTokens.purge() },
    };
  },
};

export type ApiTokenServices = ServicesOf<typeof apiTokenSlice>;
