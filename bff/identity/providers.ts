import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { AppleSignIn } from './apple.ts';
import { GoogleSignIn } from './google.ts';
import { OidcSignIn } from './oidc.ts';

export type ProviderSettings = Pick<Env, 'appOrigin' | 'google' | 'apple' | 'oidc'>;

/** Creates the configured providers. */
export function createProviders(
  { appOrigin, google, apple, oidc }: ProviderSettings,
  { clock, logger }: Pick<Platform, 'clock' | 'logger'>,
) {
  return {
    google: google && new GoogleSignIn({ settings: google, appOrigin, clock, logger }),
    apple: apple && new AppleSignIn({ settings: apple, appOrigin, clock, logger }),
    oidc: oidc && new OidcSignIn({ settings: oidc, appOrigin, clock, logger }),
  };
}

export type Providers = ReturnType<typeof createProviders>;
