import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { AppleSignIn } from './apple.ts';
import { GoogleSignIn } from './google.ts';

/** The settings of the providers. */
export type ProviderSettings = Pick<Env, 'appOrigin'> & Partial<Pick<Env, 'google' | 'apple'>>;

/** Creates the configured providers. */
export function createProviders(
  { appOrigin, google, apple }: ProviderSettings,
  deps: Pick<Platform, 'clock' | 'logger'>,
) {
  return {
    google: google && new GoogleSignIn(google, appOrigin, deps),
    apple: apple && new AppleSignIn(apple, appOrigin, deps),
  };
}
