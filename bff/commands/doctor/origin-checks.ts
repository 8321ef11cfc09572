import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS } from '../../platform/lib/clock.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { LOOPBACK } from '../../platform/lib/host-name.ts';
import { PRODUCT_VERSION } from '../../platform/lib/product-version.ts';
import type { Checks } from './check.ts';
import { checkProxies } from './proxies.ts';
import { NotChecked, reasonOf } from './reason.ts';

const HTTPS_PORT = 443;
const HALF_A_YEAR_SECONDS = 15_552_000;

const RENEWAL_DAYS = 14;
/** Share of the lifetime at which renewal is overdue; short-lived certificates are renewed late. */
const RENEWAL_SHARE = 1 / 3;
const RENEW = 'renew the certificate of the proxy';

/** Checks that plain HTTP redirects to TLS. */
export async function checkPlainHttp(origin: URL, plainPort: string, stop: AbortSignal): Promise<Finding> {
  const plain = new URL('/', origin);
  plain.protocol = 'http:';
  plain.port = plainPort;
  const reply = await fetch(plain, { redirect: 'manual', signal: stop }).catch(() => undefined);
  if (!reply) return ok(`nobody answers at ${plain.origin}`);
  return reply.headers.get('Location')?.startsWith(`${origin.origin}/`)
    ? ok(`${plain.origin} leads to ${origin.origin}`)
    : fault(
        `${plain.origin} answers without TLS, with ${reply.status}`,
        `let the proxy answer it with a redirect to ${origin.origin}`,
      );
}

/** Checks the path that a browser takes: TLS, through the configured proxies. */
export const ORIGIN_CHECKS: Checks = {
  reads: ['APP_ORIGIN', 'PORT', 'TRUST_PROXY'],
  runs: {
    async 'public address'({ env: { appOrigin } }) {
      const { protocol, hostname } = new URL(appOrigin);
      if (protocol === 'https:') return ok(appOrigin);
      const remedy = 'set APP_ORIGIN=https://…, with a proxy in front that has a certificate';
      return LOOPBACK.test(hostname)
        ? warning(`only this machine gets to ${appOrigin}`, remedy)
        : fault(`passwords travel unencrypted to ${appOrigin}`, remedy);
    },
    async certificate({ tlsOrigin, clock }, stop) {
      const origin = tlsOrigin();
      const host = origin.hostname.replace(/^\[|\]$/g, '');
      const socket = connect({
        host,
        port: Number(origin.port) || HTTPS_PORT,
        ...(isIP(host) === 0 && { servername: host }),
        // Read invalid certificates too; no data is sent over this connection.
        rejectUnauthorized: false,
      });
      try {
        await once(socket, 'secureConnect', { signal: stop }).catch((error: unknown) => {
          throw new NotChecked(`${origin.host} cannot be reached from here: ${reasonOf(error)}`);
        });
        if (!socket.authorized) {
          return fault(`no browser trusts the certificate: ${reasonOf(socket.authorizationError)}`, RENEW);
        }
        const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
        const daysLeft = Math.floor((Date.parse(to) - clock().getTime()) / DAY_MS);
        const lifetimeDays = (Date.parse(to) - Date.parse(from)) / DAY_MS;
        const sentence = `the certificate is good for ${daysLeft} more days`;
        return daysLeft < Math.min(RENEWAL_DAYS, lifetimeDays * RENEWAL_SHARE)
          ? warning(sentence, RENEW)
          : ok(sentence);
      } finally {
        socket.destroy();
      }
    },
    async version({ reply }) {
      const { status, alive } = await reply();
      if (status !== 200 || !alive) {
        return fault(
          `no product answers at /livez, but something else, with ${status}`,
          'start the product, and lead the proxy to it',
        );
      }
      return alive.version === PRODUCT_VERSION
        ? ok(`the product that answers is this version, ${PRODUCT_VERSION}`)
        : fault(`the product that answers is ${alive.version}, and this is ${PRODUCT_VERSION}`, 'restart it');
    },
    async HSTS({ tlsOrigin, product }) {
      tlsOrigin();
      const { headers } = await product();
      const header = headers.get('Strict-Transport-Security') ?? '';
      const [, seconds = 0] = /max-age="?(\d+)/i.exec(header) ?? [];
      return Number(seconds) >= HALF_A_YEAR_SECONDS
        ? ok('browsers are told to use only TLS')
        : fault('browsers are not told to use only TLS', 'let the proxy pass Strict-Transport-Security on');
    },
    async 'plain HTTP'({ tlsOrigin }, stop) {
      const origin = tlsOrigin();
      if (origin.port) throw new NotChecked('APP_ORIGIN has a port of its own');
      return checkPlainHttp(origin, '', stop);
    },
    async proxies({ env, product }) {
      const { seen } = await product();
      if (seen) return checkProxies(seen, env);
      throw new NotChecked(
        'the product that answers has another SESSION_SECRET or a clock that is minutes off, or a proxy takes headers away',
      );
    },
  },
};
