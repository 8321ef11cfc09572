import * as z from 'zod/mini';
import { toNfc } from './nfc.rules.ts';

/** The refusal of a text with a character that is no text. */
export const NOT_STORABLE = 'Der Text enthält ein Zeichen, das wir nicht speichern können';
const LONE_SURROGATE = /\p{Surrogate}/u;
const UNITS_PER_CODE_POINT = 2;

/** A sentence for the person, or a function that makes it when it is needed. */
type Message = string | (() => string);

/** An edit of a text that is not too long as it was received. */
type Edit = ReturnType<typeof z.overwrite<string>>;

/**
 * A text with a bounded number of Unicode code points, before and after the edits. A longer text is refused before any
 * edit runs.
 */
export function boundedText(maxCodePoints: number, missing: string, tooLong: Message, ...edits: Edit[]) {
  return z.string(missing).check(
    // First the UTF-16 units, because to count code points is to read the text.
    z.refine((text) => text.length <= UNITS_PER_CODE_POINT * maxCodePoints, { error: tooLong, abort: true }),
    ...edits,
    z.maxLength(maxCodePoints, { error: tooLong, abort: true }),
  );
}

/** A bounded text in NFC that can be stored: well-formed, without NUL. */
export function storableText(maxCodePoints: number, missing: string, tooLong: Message, ...edits: Edit[]) {
  return boundedText(maxCodePoints, missing, tooLong, ...edits, z.overwrite(toNfc)).check(
    z.refine((text) => !LONE_SURROGATE.test(text) && !text.includes('\0'), NOT_STORABLE),
  );
}
