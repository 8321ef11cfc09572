import * as z from 'zod/mini';
import { toNfc } from './nfc.rules.ts';

const NOT_STORABLE = 'Der Text enthält ungültige Zeichen';
const LONE_SURROGATE = /\p{Surrogate}/u;

const MAX_UNITS_PER_CODE_POINT = 2;

function hasAtMost(text: string, codePoints: number): boolean {
  // Most texts are so short in UTF-16 units that they need no counting.
  return text.length <= codePoints || [...text].length <= codePoints;
}

/**
 * A text of at most so many UTF-16 units, as received: no check that follows ever sees a longer one.
 * A missing or wrong-typed value gets `missing`, a longer one `tooLong`, both German sentences.
 */
export function boundedText(maxUnits: number, missing: string, tooLong: string) {
  return z.string(missing).check(z.maxLength(maxUnits, { error: tooLong, abort: true }));
}

/** A bounded text that can be stored once it is edited and in NFC, which can lengthen it: well-formed, without NUL. */
function storable(maxCodePoints: number, missing: string, tooLong: string, edited: (text: string) => string) {
  // No `maxLength`: it would be described to clients, and it is not the limit that they have to keep.
  return z.string(missing).check(
    z.refine((text) => text.length <= MAX_UNITS_PER_CODE_POINT * maxCodePoints, {
      error: tooLong,
      abort: true,
    }),
    z.overwrite((text) => toNfc(edited(text))),
    z.refine((text) => hasAtMost(text, maxCodePoints), { error: tooLong, abort: true }),
    z.refine((text) => !LONE_SURROGATE.test(text) && !text.includes('\0'), NOT_STORABLE),
  );
}

/** A storable text, kept as typed but for NFC, of at most so many Unicode code points. */
export function storableText(maxCodePoints: number, missing: string, tooLong: string) {
  return storable(maxCodePoints, missing, tooLong, (text) => text);
}

/** A storable text that is trimmed at both ends before its Unicode code points are counted. */
export function trimmedText(maxCodePoints: number, missing: string, tooLong: string) {
  return storable(maxCodePoints, missing, tooLong, (text) => text.trim());
}
