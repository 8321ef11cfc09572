import type { Env } from '../../platform/env/env.ts';
import type { SeenRequest } from '../../platform/http/seen-request.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';

/** An address reserved for documentation, which the doctor claims in front of the proxies. */
export const CLAIMED_ADDRESS = '192.0.2.1';

const SHARED = 'all clients share the address of a proxy, its limits and its tenth of the requests under way';
const RESTART = 'restart the product with this environment';
const LET_PROXY_TELL = 'let the proxy set X-Forwarded-For and X-Forwarded-Proto';

/**
 * Compares the address chain of a request that claimed an address with the configured number or list of trusted
 * proxies.
 */
export function checkProxies(
  { client, chain, protocol }: SeenRequest,
  { appOrigin, trustProxy = 0 }: Pick<Env, 'appOrigin' | 'trustProxy'>,
): Finding {
  const { protocol: scheme } = new URL(appOrigin);
  // Proxies append behind the claim; a proxy that trusts no client has removed the claim.
  const hops = chain.length - 2 - chain.lastIndexOf(CLAIMED_ADDRESS);
  const sender = chain.at(-1 - hops);
  if (scheme === 'https:' && hops === 0) {
    return fault(`the proxy does not tell the address of a client: ${SHARED}`, LET_PROXY_TELL);
  }
  if (typeof trustProxy === 'number' && trustProxy !== hops) {
    const consequence =
      trustProxy > hops
        ? 'a client can claim any address, and no limit holds'
        : `${SHARED}: one of them shuts out all others`;
    const direction = trustProxy > hops ? 'too high' : 'too low';
    return fault(
      `TRUST_PROXY=${trustProxy} is ${direction} for ${hops}: ${consequence}`,
      `set TRUST_PROXY=${hops}`,
    );
  }
  if (typeof trustProxy !== 'number' && client === CLAIMED_ADDRESS) {
    return warning(
      `TRUST_PROXY takes ${sender}, from where this was asked, for a proxy: it could claim any address`,
      'ask from a machine that is no proxy, or take this one out of TRUST_PROXY',
    );
  }
  if (client !== sender) {
    return typeof trustProxy === 'number'
      ? fault('the product that answers has another TRUST_PROXY', RESTART)
      : fault(
          `TRUST_PROXY lacks the proxy ${client}: its clients share its address, and one of them shuts out all others`,
          `add ${client} to TRUST_PROXY`,
        );
  }
  return `${protocol}:` === scheme
    ? ok(`proxies that add an address: ${hops}, as TRUST_PROXY says; a claimed address is not believed`)
    : fault(`the product takes ${scheme}// for ${protocol}://, and nobody can log in`, LET_PROXY_TELL);
}
