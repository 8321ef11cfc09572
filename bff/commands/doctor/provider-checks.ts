import type { AppleSignIn } from '../../identity/apple.ts';
import type { GoogleSignIn } from '../../identity/google.ts';
import { createProviders } from '../../identity/providers.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { type Check, NotChecked, reasonOf } from './check.ts';
import type { Instance } from './instance.ts';

type Name = 'Google' | 'Apple';
type Provider = Pick<GoogleSignIn | AppleSignIn, 'discover' | 'errorOfMadeUpCode' | 'redirectUri'>;

async function checkDiscovery(name: Name, provider: Provider): Promise<Finding> {
  try {
    await provider.discover();
    return ok(`it is found; its console must have this redirect address: ${provider.redirectUri}`);
  } catch (error) {
    return fault(reasonOf(error), `compare ${name.toUpperCase()}_ISSUER with the provider's address`);
  }
}

async function checkSecret(name: Name, provider: Provider): Promise<Finding> {
  const error = await provider.errorOfMadeUpCode().catch((cause: unknown) => {
    throw new NotChecked(reasonOf(cause));
  });
  if (error === 'invalid_grant') return ok('it knows this client and its secret');
  const variables = name === 'Google' ? 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET' : 'the APPLE_ variables';
  const remedy = `set ${variables} anew, see bff/identity/README.md`;
  return error === 'invalid_client' || error === 'unauthorized_client'
    ? fault('it refuses this client: the secret is wrong or has expired', remedy)
    : warning(`it answers a made-up code with ${error ?? 'no error code'}`, remedy);
}

function checksOf(name: Name, provider: Provider | undefined, reads: string[]): Check[] {
  const check = (what: string, run: typeof checkSecret): Check => ({
    name: what,
    reads: [...reads, 'APP_ORIGIN'],
    run: async () => {
      if (!provider) throw new NotChecked('it is not set up');
      return run(name, provider);
    },
  });
  return [check(name, checkDiscovery), check(`${name} secret`, checkSecret)];
}

/** Whether the ways in through Google and Apple are open. */
export function providerChecks({ env, clock }: Instance): Check[] {
  const { google, apple } = createProviders(env, { clock, logger: createLogger('silent') });
  return [
    ...checksOf('Google', google, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER']),
    ...checksOf('Apple', apple, [
      'APPLE_CLIENT_ID',
      'APPLE_TEAM_ID',
      'APPLE_KEY_ID',
      'APPLE_PRIVATE_KEY',
      'APPLE_ISSUER',
    ]),
  ];
}
