import type { AccountService } from '../account/account.service.ts';
import type { AccountRemoval } from '../account/account-removal.ts';
import type { CredentialRegistry } from '../account/credential-registry.ts';
import type { NewBrowsers } from '../account/new-browsers.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { Platform } from '../platform/platform.ts';
import { identityFields, identityResolvers } from './identity.resolvers.ts';
import { identityRoutes } from './identity.rest.ts';
import { IdentityService } from './identity.service.ts';
import { IdentityLinksService } from './identity-links.service.ts';
import { createProviders, type ProviderSettings } from './providers.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

/** What the identity slice needs of the account slice. */
export interface IdentityNeeds {
  account: AccountService;
  credentials: CredentialRegistry;
  newBrowsers: NewBrowsers;
  owner: OwnerGate;
  removal: AccountRemoval;
}

/** Sign-in with Google and Apple. */
export const identitySlice = {
  folder: 'identity',
  entities: [UserIdentityEntity],
  fields: identityFields,
  routes: identityRoutes,
  open: (given: Platform & ProviderSettings & IdentityNeeds) => {
    const { credentials, newBrowsers, owner, removal } = given;
    const identity = new IdentityService({ ...given, ...createProviders(given, given) });
    const identityLinks = new IdentityLinksService(given);
    credentials.add((tx, userId) => identityLinks.exists(tx, userId));
    removal.before((userId) => identity.prepareRevocation(userId));
    return {
      services: { identity, identityLinks },
      resolvers: identityResolvers({ identity, identityLinks, newBrowsers, owner }),
    };
  },
};
