import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { toNfc } from '../platform/lib/nfc.rules.ts';

/**
 * The texts of an answer by field: its German name, its meaning in the description of the API, its limit, and whether an answer
 * may go without it.
 */
export const ANSWER_TEXTS = {
  content: { name: 'Antwort', meaning: 'The text', maxCodePoints: 10_000, mayBeEmpty: false },
} as const;

/** The field name of a text of an answer, the same in every contract. */
export type TextField = keyof typeof ANSWER_TEXTS;

/** The texts of an answer or draft as a value; an unwritten text is empty. */
export type AnswerTexts = Record<TextField, string>;

/** The texts as a client sends them: a text that may be empty can be missing. */
export type SentTexts = { readonly [Field in TextField]?: string | null | undefined };

/** Makes a value for each text of an answer. */
export function eachText<Value>(make: (field: TextField) => Value): Record<TextField, Value> {
  return { content: make('content') };
}

/** The refusal of a text that is longer than its limit. */
export function tooLong(field: TextField): string {
  const { name, maxCodePoints } = ANSWER_TEXTS[field];
  return `${name} darf höchstens ${maxCodePoints.toLocaleString('de-DE')} Zeichen lang sein`;
}

/** Takes the texts out of a value that may lack some of them or have more than them. */
export function textsOf(value: SentTexts): AnswerTexts {
  return eachText((field) => value[field] ?? '');
}

/** Joins the texts for reading, with a blank line between them. */
export function asOneText(texts: SentTexts): string {
  return Object.values(textsOf(texts)).filter(Boolean).join('\n\n');
}

/** Puts the texts in Unicode NFC. */
export function normalise(texts: AnswerTexts): AnswerTexts {
  return eachText((field) => toNfc(texts[field]));
}

/** Gives the texts the form that an answer has: in NFC and trimmed. */
export function asAnswer(texts: AnswerTexts): AnswerTexts {
  return eachText((field) => toNfc(texts[field]).trim());
}

function ofEach(holds: (field: TextField) => boolean): boolean {
  return Object.values(eachText(holds)).every(Boolean);
}

/** Whether two values have the same texts in NFC; typed text may have another form. */
export function isSame(one: AnswerTexts, other: AnswerTexts): boolean {
  return ofEach((field) => toNfc(one[field]) === toNfc(other[field]));
}

/** Whether two values are the same answer. */
export function isSameAnswer(one: AnswerTexts, other: AnswerTexts): boolean {
  return isSame(asAnswer(one), asAnswer(other));
}

/** Whether there is nothing to read in any of the texts. */
export function isEmpty(texts: AnswerTexts): boolean {
  return ofEach((field) => isBlank(texts[field]));
}
