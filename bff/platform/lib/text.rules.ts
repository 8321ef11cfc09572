import * as z from 'zod/mini';
import { isBlank } from './blank-text.rules.ts';
import { toNfc } from './nfc.rules.ts';

/** Refusal of a text with a character that cannot be stored. */
export const NOT_STORABLE = 'Der Text enthält ein Zeichen, das wir nicht speichern können';
const LONE_SURROGATE = /\p{Surrogate}/u;
const UNITS_PER_CODE_POINT = 2;

type Message = string | (() => string);

type Edit = ReturnType<typeof z.overwrite<string>>;

/**
 * Rule for a text with a maximum number of Unicode code points, before and after the edits. A longer text is never
 * edited.
 */
export function boundedText(maxCodePoints: number, missing: string, tooLong: Message, ...edits: Edit[]) {
  return z.string(missing).check(
    // Check the UTF-16 length first, because counting code points reads the whole text.
    z.refine((text) => text.length <= UNITS_PER_CODE_POINT * maxCodePoints, { error: tooLong, abort: true }),
    ...edits,
    z.maxLength(maxCodePoints, { error: tooLong, abort: true }),
  );
}

/** Rule for a bounded text of a pattern. */
export function patternText(pattern: RegExp, maxCodePoints: number, refusal: string) {
  return boundedText(maxCodePoints, refusal, refusal).check(z.regex(pattern, refusal));
}

/** Rule for a bounded text in NFC that can be stored: well-formed, without NUL. */
export function storableText(maxCodePoints: number, missing: string, tooLong: Message, ...edits: Edit[]) {
  return boundedText(maxCodePoints, missing, tooLong, ...edits, z.overwrite(toNfc)).check(
    z.refine((text) => !LONE_SURROGATE.test(text) && !text.includes('\0'), NOT_STORABLE),
  );
}

/** Rule for a storable text that is trimmed and not blank. */
export function filledText(maxCodePoints: number, missing: string, tooLong: Message) {
  return storableText(maxCodePoints, missing, tooLong, z.trim()).check(
    z.refine((text) => !isBlank(text), missing),
  );
}
