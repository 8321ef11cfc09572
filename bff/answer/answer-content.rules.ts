import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { toNfc } from '../platform/lib/nfc.rules.ts';

/**
 * The text fields of an answer: German name, description in the API, maximum length, and whether the text may be empty.
 */
export const ANSWER_TEXTS = {
  content: { name: 'Antwort', meaning: 'The text', maxCodePoints: 10_000, mayBeEmpty: false },
} as const;

/** The name of a text field, the same in every contract. */
export type TextField = keyof typeof ANSWER_TEXTS;

/** The texts of an answer or a draft; a missing text is an empty string. */
export type AnswerTexts = Record<TextField, string>;

/** The texts as a client sends them; an optional text may be missing. */
export type SentTexts = { readonly [Field in TextField]?: string | null | undefined };

export function eachText<Value>(make: (field: TextField) => Value): Record<TextField, Value> {
  return { content: make('content') };
}

/** The German error message for a text that is too long. */
export function tooLongMessage(field: TextField): string {
  const { name, maxCodePoints } = ANSWER_TEXTS[field];
  return `${name} darf höchstens ${maxCodePoints.toLocaleString('de-DE')} Zeichen lang sein`;
}

/** Picks the texts of an object; a missing text becomes an empty string. */
export function textsOf(value: SentTexts): AnswerTexts {
  return eachText((field) => value[field] ?? '');
}

/** Joins the texts for reading, with a blank line between two texts. */
export function asOneText(texts: SentTexts): string {
  return Object.values(textsOf(texts)).filter(Boolean).join('\n\n');
}

/** Normalises the texts to Unicode NFC. */
export function normalise(texts: AnswerTexts): AnswerTexts {
  return eachText((field) => toNfc(texts[field]));
}

/** Normalises the texts to the form of a stored answer: NFC and trimmed. */
export function asAnswer(texts: AnswerTexts): AnswerTexts {
  return eachText((field) => toNfc(texts[field]).trim());
}

function ofEach(holds: (field: TextField) => boolean): boolean {
  return Object.values(eachText(holds)).every(Boolean);
}

/** Returns whether two values have the same texts after NFC; typed text may be in another normal form. */
export function isSame(one: AnswerTexts, other: AnswerTexts): boolean {
  return ofEach((field) => toNfc(one[field]) === toNfc(other[field]));
}

/** Returns whether two values would be stored as the same answer. */
export function isSameAnswer(one: AnswerTexts, other: AnswerTexts): boolean {
  return isSame(asAnswer(one), asAnswer(other));
}

/** Returns whether all texts are blank. */
export function isEmpty(texts: AnswerTexts): boolean {
  return ofEach((field) => isBlank(texts[field]));
}
