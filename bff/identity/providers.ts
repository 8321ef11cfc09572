import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { AppleSignIn } from './apple.ts';
import { GoogleSignIn } from './google.ts';
import { OidcSignIn } from './oidc.ts';

export type ProviderSettings = Pick<Env, 'appOrigin' | 'google' | 'apple' | 'oidc'>;

/** Creates the configured providers. */
export function createProviders(given: ProviderSettings & Pick<Platform, 'clock' | 'logger'>) {
  const { google, apple, oidc } = given;
  return {
    google: google && new GoogleSignIn({ ...given, settings: google }),
    apple: apple && new AppleSignIn({ ...given, settings: apple }),
    oidc: oidc && new OidcSignIn({ ...given, settings: oidc }),
  };
}

export type Providers = ReturnType<typeof createProviders>;
