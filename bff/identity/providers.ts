import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { AppleSignIn } from './apple.ts';
import { GoogleSignIn } from './google.ts';
import { ProviderClient } from './provider-client.ts';

/** The settings of the providers. */
export type ProviderSettings = Pick<Env, 'appOrigin'> & Partial<Pick<Env, 'google' | 'apple'>>;

/** The ways in that are set up. */
export function createProviders(
  { appOrigin, google, apple }: ProviderSettings,
  { clock, logger }: Pick<Platform, 'clock' | 'logger'>,
) {
  const client = (name: string, issuer: string) => new ProviderClient(name, issuer, clock, logger);
  return {
    google: google && new GoogleSignIn(google, client('Google', google.issuer), appOrigin),
    apple: apple && new AppleSignIn(apple, client('Apple', apple.issuer), appOrigin, clock, logger),
  };
}
