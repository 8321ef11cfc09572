import { lookup as lookupNow } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { LOOPBACK } from '../lib/host-name.ts';

/** Push services of the browsers; subdomains are included. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function listOf(networks: [address: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, familyOf(address));
  return list;
}

/** All other IPv6 addresses are local, multicast, reserved, or mapped IPv4 addresses. */
const globalUnicast = listOf([
  ['0.0.0.0', 0],
  ['2000::', 3],
]);

/** IANA's special-purpose networks within these ranges, plus multicast and reserved IPv4 addresses. */
const specialPurpose = listOf([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

export interface PushService {
  name: string;
  /** Whether the operator added the service, and so vouches for its address. */
  isOperators: boolean;
}

/** Checks whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  return globalUnicast.check(address, family) && !specialPurpose.check(address, family);
}

/** Returns all push services; the hosts that the operator added (`PUSH_HOSTS`) come first. */
export function pushServices(operatorsHosts: string[]): PushService[] {
  return [
    ...operatorsHosts.map((name) => ({ name, isOperators: true })),
    ...KNOWN_SERVICES.map((name) => ({ name, isOperators: false })),
  ];
}

/**
 * Finds the push service of an endpoint, which a client has sent; returns null for unknown hosts. A host added by the
 * operator may have a port, and needs no TLS on this machine.
 */
export function serviceOf(endpoint: string, operatorsHosts: string[]): PushService | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, host, hostname, port, username, password, hash } = new URL(endpoint);
  if (username || password || hash) return null;
  const isTls = protocol === 'https:';
  const isLocal = protocol === 'http:' && LOOPBACK.test(hostname);
  const serves = ({ name, isOperators }: PushService) =>
    isOperators
      ? host === name && (isTls || isLocal)
      : isTls && port === '' && `.${hostname}`.endsWith(`.${name}`);
  return pushServices(operatorsHosts).find(serves) ?? null;
}

/** Looks up a host for a connection; fails if any of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookupNow(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    const inside = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error || inside || !first) {
      done(error ?? Object.assign(new Error('The host has no public address.'), { code: 'EPRIVATE' }), []);
    } else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
