import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isWeakKey } from '../lib/weak-secret.ts';

const COUNT = /^\d+$/;
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

export const text = z.string().check(z.minLength(1));

/** Rule of a text that passes a check. */
export function textThat(isValid: (value: string) => boolean, refusal: string) {
  return z.string().check(z.refine(isValid, refusal));
}

function number(form: RegExp, isWithin: (value: number) => boolean, refusal: string) {
  const isValid = (value: string) => form.test(value) && isWithin(Number(value));
  return z.pipe(textThat(isValid, refusal), z.transform(Number));
}

/** Rule of a number of these things from `least` to `most`. */
export function numberOf(things: string, least: number, most: number) {
  const isWithin = (value: number) => value >= least && value <= most;
  return number(/^\d{1,4}$/, isWithin, `must be a number of ${things} from ${least} to ${most}`);
}

export const port = number(/^\d{1,5}$/, (value) => value <= 65_535, 'must be a port number');
export const scale = number(/^\d{1,6}(\.\d+)?$/, (value) => value > 0, 'must be a positive number');

export const origin = textThat(
  (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
  'must be an origin such as https://example.org, without path or trailing slash',
);

function partsOf(list: string): string[] {
  return list.split(',').map((part) => part.trim());
}

export const commaList = z.pipe(text, z.transform(partsOf));

/** Check of each entry of a list; after a refusal no further check follows. */
export function every(isValid: (entry: string) => boolean, error: string) {
  return z.refine<string[]>((entries) => entries.every(isValid), { error, abort: true });
}

/** Whether Express can trust this: an address, a network such as `10.0.0.0/8`, or a name such as `loopback`. */
function isProxy(entry: string): boolean {
  const [, address = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isWithin = bits === undefined || (Number(bits) >= 1 && Number(bits) <= most);
  return NETWORK_NAMES.has(entry) || (most > 0 && isWithin);
}

export const trustProxy = z.pipe(
  text.check(
    z.refine(
      (value) => COUNT.test(value) || partsOf(value).every(isProxy),
      'must be a number of proxies, or their addresses or networks, comma separated',
    ),
  ),
  z.transform((value: string) => (COUNT.test(value) ? Number(value) : partsOf(value))),
);

function isKey(value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === value;
}

export const randomKey = text.check(
  z.refine(isKey, 'must be 32 bytes in base64'),
  z.refine(
    (value) => !isWeakKey(Buffer.from(value, 'base64')),
    'must be random: make one with `openssl rand -base64 32`',
  ),
);
