import type { AccountServices, AccountSettings } from '../account/account.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { identityFields, identityResolvers } from './identity.resolvers.ts';
import { identityRoutes } from './identity.rest.ts';
import { IdentityService } from './identity.service.ts';
import { hasIdentity, IdentityLinksService } from './identity-links.service.ts';
import { createProviders, type ProviderSettings } from './providers.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

const events = ['provider-sign-in', 'identity-change'] as const;

const logLines = {
  'a refresh token could not be read, so it is not revoked': 'error',
  'a refresh token of a removed identity could not be revoked at Apple': 'error',
  'a code was not exchanged': 'warn',
  'the identity provider does not answer': 'warn',
  'the identity provider lacks an endpoint': 'warn',
  'the identity provider has no readable keys': 'warn',
  'the identity provider has no readable discovery document': 'warn',
  'the identity provider names another issuer': 'warn',
} as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
  interface Credentials {
    google: true;
    apple: true;
    oidc: true;
  }
}

declare module '../platform/lib/log-lines.ts' {
  interface LogLines extends Readonly<typeof logLines> {}
}

/** Sign-in with Google, Apple and an OpenID Connect provider. */
export const identitySlice = {
  folder: 'identity',
  entities: [UserIdentityEntity],
  fields: identityFields,
  routes: identityRoutes,
  events,
  logLines,
  secretPaths: ['auth/'],
  open: (given: Platform & ProviderSettings & AccountSettings & AccountServices) => {
    const { arePasswordsClosed, credentials, owner, removal } = given;
    const providers = createProviders(given, given);
    const identity = new IdentityService({ ...given, providers });
    const identityLinks = new IdentityLinksService(given);
    credentials.add(hasIdentity(providers));
    removal.before((userId) => identity.prepareRevocation(userId));
    return {
      // The buttons of Google and Apple are specified; without passwords only the configured providers are offered.
      offers: {
        google: !arePasswordsClosed || !!providers.google,
        apple: !arePasswordsClosed || !!providers.apple,
      },
      services: { identity, identityLinks },
      resolvers: identityResolvers({ identity, identityLinks, owner }),
    };
  },
};

export type IdentityServices = ServicesOf<typeof identitySlice>;
