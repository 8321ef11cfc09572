import { isIPv4, isIPv6 } from 'node:net';

// The order matters: every browser claims to be the ones before it.
const BROWSERS: [pattern: RegExp, family: string][] = [
  [/Firefox\//, 'Firefox'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const IPV6_GROUPS_KEPT = 3;
const IPV6_GROUPS_OF_A_HOUSEHOLD = 4;

/** The family of the browser that this user agent names: all that is ever stored of it. */
export function browserFamily(userAgent: string | undefined): string {
  const known = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''));
  return known?.[1] ?? 'Unbekannt';
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
}

function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whom a limit counts: an IPv4 address, or the /64 that one household has in IPv6 (`SECURITY` §2.4). */
export function limitedAddress(address: string | undefined): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const groups = expandIpv6(plain.toLowerCase()).slice(0, IPV6_GROUPS_OF_A_HOUSEHOLD);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** The network an address belongs to, /24 or /48: a place, no longer a household. Null for what is no address. */
export function truncateAddress(address: string | undefined): string | null {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  return isIPv6(plain) ? `${expandIpv6(plain).slice(0, IPV6_GROUPS_KEPT).join(':')}::` : null;
}
