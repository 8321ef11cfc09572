import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Clock, DAY_MS } from '../../platform/lib/clock.ts';
import { type Finding, fault, ok, warning } from '../../platform/lib/finding.ts';
import { NotChecked, reasonOf } from './check.ts';

const HTTPS_PORT = 443;
const RENEWAL_DAYS = 14;
/** Of the lifetime: a certificate of a few days is renewed late. */
const RENEWAL_SHARE = 1 / 3;
const REMEDY = 'renew the certificate of the proxy';

/** Looks at the certificate that an https origin shows to a browser. */
export async function checkCertificate(origin: URL, clock: Clock, stop: AbortSignal): Promise<Finding> {
  const host = origin.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(origin.port) || HTTPS_PORT,
    ...(isIP(host) === 0 && { servername: host }),
    // A bad one is to be read, too; nothing is sent.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: stop }).catch((error: unknown) => {
      throw new NotChecked(`${origin.host} cannot be reached from here: ${reasonOf(error)}`);
    });
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    const daysLeft = Math.floor((Date.parse(to) - clock().getTime()) / DAY_MS);
    const lifetimeDays = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (!socket.authorized) {
      return fault(`no browser trusts the certificate: ${reasonOf(socket.authorizationError)}`, REMEDY);
    }
    const sentence = `the certificate is good for ${daysLeft} more days`;
    return daysLeft < Math.min(RENEWAL_DAYS, lifetimeDays * RENEWAL_SHARE)
      ? warning(sentence, REMEDY)
      : ok(sentence);
  } finally {
    socket.destroy();
  }
}
