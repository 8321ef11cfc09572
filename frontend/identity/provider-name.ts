import type { Need } from '../lib/offers.ts';
import { operatorFact } from '../lib/operator.ts';
import type { Provider } from './identity.operations.generated.ts';

/** An identity provider: every sign-in method except e-mail and password. */
export type IdentityProvider = Exclude<Provider, 'LOCAL'>;

export const PROVIDERS: IdentityProvider[] = ['GOOGLE', 'APPLE', 'OIDC'];

/** A provider that the browser is redirected to and from. */
export type RedirectProvider = Exclude<IdentityProvider, 'APPLE'>;

/** The offer that the sign-in with a provider needs. */
export const NEEDS: Record<IdentityProvider, Need> = { GOOGLE: 'google', APPLE: 'apple', OIDC: 'OIDC_NAME' };

const NAMES = { LOCAL: 'E-Mail und Passwort', GOOGLE: 'Google', APPLE: 'Apple' };

/** Returns the name of a provider; the operator names the OpenID Connect provider. */
export function nameOf(provider: Provider): string {
  return provider === 'OIDC' ? operatorFact('OIDC_NAME') || 'OpenID Connect' : NAMES[provider];
}
