import type { AccountServices, AccountSettings } from '../account/account.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { identityFields, identityResolvers } from './identity.resolvers.ts';
import { identityRoutes } from './identity.rest.ts';
import { hasIdentity, IdentityService } from './identity.service.ts';
import { createProviders, type ProviderSettings } from './providers.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

/** Sign-in with Google, Apple and an OpenID Connect provider. */
export const identitySlice = {
  folder: 'identity',
  entities: [UserIdentityEntity],
  fields: identityFields,
  routes: identityRoutes,
  open: (given: Platform & ProviderSettings & AccountSettings & AccountServices) => {
    const { account, arePasswordsClosed, credentials, owner } = given;
    const providers = createProviders(given);
    const identity = new IdentityService({ ...given, providers });
    credentials.add(hasIdentity(providers));
    account.beforeRemoval = (userId) => identity.prepareRevocation(userId);
    return {
      // The buttons of Google and Apple are specified; without passwords only the configured providers are offered.
      offers: {
        google: !arePasswordsClosed || !!providers.google,
        apple: !arePasswordsClosed || !!providers.apple,
      },
      services: { identity },
      resolvers: identityResolvers(identity, owner),
    };
  },
};

export type IdentityServices = ServicesOf<typeof identitySlice>;
