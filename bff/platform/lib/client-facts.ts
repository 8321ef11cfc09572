import { isIPv4, isIPv6, SocketAddress } from 'node:net';

// The order matters: each browser also claims to be one of the browsers below.
const BROWSERS: [pattern: RegExp, family: string][] = [
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

// Default user agents of HTTP libraries by language, and some programs by their own name.
const PROGRAMS: [pattern: RegExp, family: string][] = [
  [/HomeAssistant/, 'Home Assistant'],
  [/^curl\//, 'curl'],
  [/^python|aiohttp|httpx/i, 'Python'],
  [/^(node|undici|axios)/, 'Node.js'],
  [/^Go-http-client\//, 'Go'],
  [/^(Java|okhttp)\b/, 'Java'],
];

// The order matters, as for browsers.
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  // Safari on an iPad claims to run on a Mac.
  [/Macintosh.*Version\//, 'Mac oder iPad'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

export const UNKNOWN_BROWSER = 'Unbekannt';
const USER_AGENT_MAX_LENGTH = 1_024;

const IPV6_GROUPS_STORED = 3;
const IPV6_GROUPS_OF_A_HOUSEHOLD = 4;

/** The longest valid form is `[address%zone]:port`; anything longer is rejected. */
const ADDRESS_MAX_LENGTH = 80;

/** A /56 may be one customer or several, so its limits are twice those of a /64, which is one household. */
const SITE_FACTOR = 2;

export interface SourceNetwork {
  name: string;
  factor: number;
}

function firstIn(table: [pattern: RegExp, name: string][], userAgent = ''): string | undefined {
  if (userAgent.length > USER_AGENT_MAX_LENGTH) return undefined;
  return table.find(([pattern]) => pattern.test(userAgent))?.[1];
}

export function browserFamily(userAgent: string | undefined): string {
  return firstIn(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
}

/** Returns the program family of a user agent; for a script in a page, the browser family. */
export function programFamily(userAgent: string | undefined): string {
  return firstIn(PROGRAMS, userAgent) ?? browserFamily(userAgent);
}

/** Returns browser family and system of a user agent, such as `Chrome auf Android`. */
export function browserOnSystem(userAgent: string | undefined): string {
  const family = browserFamily(userAgent);
  const system = family === UNKNOWN_BROWSER ? undefined : firstIn(SYSTEMS, userAgent);
  return system ? `${family} auf ${system}` : family;
}

/** Normalises an address without brackets, port and zone; returns null for other texts. */
function plainAddress(address = ''): string | null {
  if (address.length > ADDRESS_MAX_LENGTH) return null;
  const bare = address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  // Node prints an IPv4-mapped IPv6 address with dots, even from its hexadecimal form.
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

function groupsOf(ipv6: string): string[] {
  const [head = '', tail] = ipv6.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
}

/**
 * Returns the networks that count a request, narrowest first: an IPv4 address, or the /64 and /56 of an IPv6 address.
 */
export function sourceNetworks(address: string | undefined): [SourceNetwork, ...SourceNetwork[]] {
  const plain = plainAddress(address);
  if (plain === null || isIPv4(plain)) return [{ name: plain ?? 'unknown', factor: 1 }];
  const household = groupsOf(plain).slice(0, IPV6_GROUPS_OF_A_HOUSEHOLD);
  const lastOfSite = (Number.parseInt(household.at(-1) ?? '', 16) & 0xff00).toString(16);
  return [
    { name: `${household.join(':')}::/64`, factor: 1 },
    { name: `${[...household.slice(0, -1), lastOfSite].join(':')}::/56`, factor: SITE_FACTOR },
  ];
}

/** Returns the name of the widest network that counts a request. */
export function widestNetwork(address: string | undefined): string {
  const networks = sourceNetworks(address);
  return (networks[1] ?? networks[0]).name;
}

/** Truncates an address to its /24 or /48, which locates a region but no household. Returns null for other texts. */
export function truncateAddress(address: string | undefined): string | null {
  const plain = plainAddress(address);
  if (plain === null) return null;
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  return `${groupsOf(plain).slice(0, IPV6_GROUPS_STORED).join(':')}::`;
}
