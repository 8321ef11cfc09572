import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 62^43 is more than 2^256. */
const RANDOM_LENGTH = 43;

/** 62^6 is more than 2^32. */
const CHECK_LENGTH = 6;

/** Lets scanners for leaked secrets recognise the issuer. */
const PREFIX = 'aufwind_pat_';

const FORM = new RegExp(`^${PREFIX}[${ALPHABET}]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);

function checkOf(text: string): string {
  let rest = crc32(text);
  const digits = Array.from({ length: CHECK_LENGTH }, () => {
    const digit = ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
    return digit;
  });
  return digits.reverse().join('');
}

/** Makes a token: the prefix, 256 random bits and a checksum, by which a scanner rules out false positives. */
export function newToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  const unchecked = PREFIX + random.join('');
  return unchecked + checkOf(unchecked);
}

/** Returns whether a text has the form and checksum of a token. */
export function hasTokenForm(text: string): boolean {
  return FORM.test(text) && text.endsWith(checkOf(text.slice(0, -CHECK_LENGTH)));
}

/** Hashes a token for storage and look-up. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
