import { normaliseUsername } from '../../account/account.rules.ts';
import { PROVIDER_NAMES } from '../../identity/identity.sentences.rules.ts';
import { createProviders } from '../../identity/providers.ts';
import type { IdentityProvider } from '../../identity/user-identity.entity.ts';
import { appleVariables, googleVariables, oidcVariables } from '../../platform/env/env-providers.ts';
import { fault, ok, warning } from '../../platform/lib/finding.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { sendTestMail } from '../send-test-mail.ts';
import type { Checks } from './check.ts';
import type { Instance } from './instance.ts';
import { NotChecked, reasonOf } from './reason.ts';

const MAIL_LIMIT_MS = 60_000;

const MAIL_CHECK: Checks = {
  reads: ['SMTP_URL', 'MAIL_FROM', 'MAIL_REPLY_TO', 'SMTP_CA'],
  limitMs: MAIL_LIMIT_MS,
  runs: {
    async mail({ env, mailTo = '' }, stop) {
      const { mail } = env;
      if (!mail) {
        throw new NotChecked(
          'SMTP_URL and MAIL_FROM are not set: nobody can get a new password by a link, or a notice',
        );
      }
      const address = normaliseUsername(mailTo);
      if (!address) throw new NotChecked('no recipient is known: add --mail you@example.org');
      try {
        return ok(await sendTestMail(mail, address, env, stop));
      } catch (error) {
        return fault(reasonOf(error), 'compare SMTP_URL, MAIL_FROM and SMTP_CA with the mail server’s');
      }
    },
  },
};

/** Checks that a provider is reachable and accepts this client; `variables` names its variables in the remedy. */
function checksOf(id: IdentityProvider, variables: string, reads: string[]): Checks {
  const name = PROVIDER_NAMES[id];
  const providerOf = ({ env, clock }: Instance) => {
    const provider = createProviders({ ...env, clock, logger: createLogger('silent') })[id];
    if (!provider) throw new NotChecked('not configured');
    return provider;
  };
  return {
    reads: [...reads, 'APP_ORIGIN'],
    runs: {
      async [name](instance) {
        const provider = providerOf(instance);
        try {
          await provider.discover();
          return ok(`reachable; its console must have this redirect address: ${provider.redirectUri}`);
        } catch (error) {
          return fault(reasonOf(error), `compare ${id.toUpperCase()}_ISSUER with the provider's address`);
        }
      },
      async [`${name} secret`](instance) {
        const provider = providerOf(instance);
        const error = await provider.probeClient().catch((cause: unknown) => {
          throw new NotChecked(reasonOf(cause));
        });
        if (error === 'invalid_grant') return ok('the provider accepts this client and its secret');
        const remedy = `set ${variables} anew, see bff/identity/README.md`;
        return error === 'invalid_client' || error === 'unauthorized_client'
          ? fault('the provider rejects this client: the secret is wrong or has expired', remedy)
          : warning(`it responds to a made-up code with ${error ?? 'no error code'}`, remedy);
      },
    },
  };
}

/** Checks the external services that the product uses. */
export const OUTSIDE_CHECKS: Checks[] = [
  MAIL_CHECK,
  checksOf('google', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET', Object.keys(googleVariables)),
  checksOf('apple', 'the APPLE_ variables', Object.keys(appleVariables)),
  checksOf('oidc', 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET', Object.keys(oidcVariables)),
];
