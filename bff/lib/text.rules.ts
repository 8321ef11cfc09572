import * as z from 'zod/mini';

const NOT_STORABLE = 'Der Text enthält ungültige Zeichen';
const LONE_SURROGATE = /\p{Surrogate}/u;

function hasAtMost(text: string, codePoints: number): boolean {
  // A code point takes one or two UTF-16 units, so most texts need no counting.
  return text.length <= codePoints || (text.length <= 2 * codePoints && [...text].length <= codePoints);
}

/**
 * A text that can be stored as it is: well-formed, without NUL, at most so many Unicode code points.
 * A missing or wrong-typed value gets `missing`, a longer one `tooLong`, both German sentences.
 */
export function storableText(maxCodePoints: number, missing: string, tooLong: string) {
  return z.string(missing).check(
    z.refine((text) => hasAtMost(text, maxCodePoints), tooLong),
    z.refine((text) => !LONE_SURROGATE.test(text) && !text.includes('\0'), NOT_STORABLE),
  );
}
