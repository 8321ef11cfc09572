import { isIP } from 'node:net';

/** The host name of an origin; null where an IP address stands in its place. */
export function hostNameOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}
