import { isIP } from 'node:net';

/** A host that is this machine: nothing between it and the product can listen. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The host name of an origin; null where an IP address stands in its place. */
export function hostNameOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}
