import { isIP } from 'node:net';

/** Host names of this machine, to which no third party can listen. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Returns the host name of an origin, or null for an IP address. */
export function hostNameOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}
