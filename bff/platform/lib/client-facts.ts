import { isIPv4, isIPv6, SocketAddress } from 'node:net';

// The order matters: every browser's user agent also names the browsers before it.
const BROWSERS: [pattern: RegExp, family: string][] = [
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

// The default names of common HTTP libraries, and programs that name themselves.
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
  // The Safari of an iPad says that it is on a Mac.
  [/Macintosh.*Version\//, 'Mac oder iPad'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** The family of an unknown browser. */
export const UNKNOWN_BROWSER = 'Unbekannt';
const USER_AGENT_MAX_LENGTH = 1_024;

const IPV6_GROUPS_STORED = 3;
const IPV6_GROUPS_OF_A_HOUSEHOLD = 4;

/** The longest form is `[address%zone]:port`; anything longer is rejected. */
const ADDRESS_MAX_LENGTH = 80;

/** A /56 network may be a single customer or a few, so its limits are twice those of a /64 household. */
const SITE_FACTOR = 2;

/** A network and the factor of its limits. */
export interface SourceNetwork {
  name: string;
  factor: number;
}

function firstIn(table: [pattern: RegExp, name: string][], userAgent = ''): string | undefined {
  if (userAgent.length > USER_AGENT_MAX_LENGTH) return undefined;
  return table.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** The browser family of a user agent. */
export function browserFamily(userAgent: string | undefined): string {
  return firstIn(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
}

/** The family of a program by its user agent: a browser's for the script of a page. */
export function programFamily(userAgent: string | undefined): string {
  return firstIn(PROGRAMS, userAgent) ?? browserFamily(userAgent);
}

/** The browser family of a user agent with its system, such as `Chrome auf Android`. */
export function browserOnSystem(userAgent: string | undefined): string {
  const family = browserFamily(userAgent);
  const system = family === UNKNOWN_BROWSER ? undefined : firstIn(SYSTEMS, userAgent);
  return system ? `${family} auf ${system}` : family;
}

/** The canonical form of an address, without brackets, port and zone; null for any other text. */
function plainAddress(address = ''): string | null {
  if (address.length > ADDRESS_MAX_LENGTH) return null;
  const bare = address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  // An IPv4 address that is mapped into IPv6 comes out with dots, also from its hexadecimal form.
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

function groupsOf(ipv6: string): string[] {
  const [head = '', tail] = ipv6.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
}

/** The networks that count a request, the narrowest first: an IPv4 address; in IPv6 the /64 and the /56. */
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

/** The name of the widest network that counts a request. */
export function widestNetwork(address: string | undefined): string {
  const networks = sourceNetworks(address);
  return (networks[1] ?? networks[0]).name;
}

/** The /24 or /48 of an address: a place, no longer a household. Null for any other text. */
export function truncateAddress(address: string | undefined): string | null {
  const plain = plainAddress(address);
  if (plain === null) return null;
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  return `${groupsOf(plain).slice(0, IPV6_GROUPS_STORED).join(':')}::`;
}
