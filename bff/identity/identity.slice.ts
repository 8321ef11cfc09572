import type { AccountService } from '../account/account.service.ts';
import type { NewBrowsers } from '../account/new-browsers.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { identityFields, identityResolvers } from './identity.resolvers.ts';
import { identityRoutes } from './identity.rest.ts';
import { IdentityService } from './identity.service.ts';
import { IdentityLinksService } from './identity-links.service.ts';
import { createProviders, type ProviderSettings } from './providers.ts';

/** What the identity slice needs of the account slice. */
export interface IdentityNeeds {
  account: AccountService;
  newBrowsers: NewBrowsers;
  owner: OwnerGate;
}

/** Sign-in with Google and Apple. */
export const identitySlice = {
  entities: [],
  fields: identityFields,
  routes: identityRoutes,
  open: (platform: Platform, settings: ProviderSettings, { account, newBrowsers, owner }: IdentityNeeds) => {
    const providers = createProviders(settings, platform);
    const identity = new IdentityService({ ...platform, ...providers, account });
    const identityLinks = new IdentityLinksService(platform);
    return {
      services: { identity, identityLinks },
      resolvers: identityResolvers({ identity, identityLinks, newBrowsers, owner }),
    };
  },
} satisfies Slice;
