import type { AccountService } from '../account/account.service.ts';
import type { NewBrowsers } from '../account/new-browsers.ts';
import type { OwnerGate } from '../account/owner-proof.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { AppleSignIn } from './apple.ts';
import { GoogleSignIn } from './google.ts';
import { identityFields, identityResolvers } from './identity.resolvers.ts';
import { identityRoutes } from './identity.rest.ts';
import { IdentityService } from './identity.service.ts';
import { IdentityLinksService } from './identity-links.service.ts';
import { ProviderClient } from './provider-client.ts';

/** The settings of the providers. */
export type ProviderSettings = Pick<Env, 'appOrigin'> & Partial<Pick<Env, 'google' | 'apple'>>;

/** What the identity slice needs of the account slice. */
export interface IdentityNeeds {
  account: AccountService;
  newBrowsers: NewBrowsers;
  owner: OwnerGate;
}

function createProviders({ appOrigin, google, apple }: ProviderSettings, { clock, logger }: Platform) {
  const client = (name: string, issuer: string) => new ProviderClient(name, issuer, clock, logger);
  return {
    google: google && new GoogleSignIn(google, client('Google', google.issuer), appOrigin),
    apple: apple && new AppleSignIn(apple, client('Apple', apple.issuer), appOrigin, clock, logger),
  };
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
