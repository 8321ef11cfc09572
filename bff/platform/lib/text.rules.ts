import * as z from 'zod/mini';
import { toNfc } from './nfc.rules.ts';

const NOT_STORABLE = 'Der Text enthält ungültige Zeichen';
const LONE_SURROGATE = /\p{Surrogate}/u;
const UNITS_PER_CODE_POINT = 2;

/** An edit of a text that is not too long as it was received. */
type Edit = ReturnType<typeof z.overwrite<string>>;

/**
 * A text of at most so many Unicode code points, as received and once it is edited. Nothing but the length of a longer
 * one is ever looked at: neither the edits nor any later check sees it. A missing or wrong-typed value gets `missing`,
 * a longer one `tooLong`, both German sentences.
 */
export function boundedText(maxCodePoints: number, missing: string, tooLong: string, ...edits: Edit[]) {
  return z.string(missing).check(
    // To count code points is to read the text, so its UTF-16 units come first.
    z.refine((text) => text.length <= UNITS_PER_CODE_POINT * maxCodePoints, { error: tooLong, abort: true }),
    ...edits,
    z.maxLength(maxCodePoints, { error: tooLong, abort: true }),
  );
}

/** A bounded text in NFC, which can lengthen it, that can be stored as it is: well-formed, without NUL. */
export function storableText(maxCodePoints: number, missing: string, tooLong: string, ...edits: Edit[]) {
  return boundedText(maxCodePoints, missing, tooLong, ...edits, z.overwrite(toNfc)).check(
    z.refine((text) => !LONE_SURROGATE.test(text) && !text.includes('\0'), NOT_STORABLE),
  );
}
