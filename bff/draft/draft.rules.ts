import * as z from 'zod/mini';
import { ANSWER_TEXTS, eachText, type TextField } from '../platform/lib/answer-texts.rules.ts';
import { storableText } from '../platform/lib/text.rules.ts';

/** What a person reads whose text is longer than its limit. */
export function tooLong(field: TextField): string {
  const { name, maxCodePoints } = ANSWER_TEXTS[field];
  return `${name} darf höchstens ${maxCodePoints.toLocaleString('de-DE')} Zeichen lang sein`;
}

/** The texts of a draft, as long as an answer's and as typed but for NFC; blank ones clear the draft. */
export const draftRule = z.object(
  eachText((field) =>
    storableText(ANSWER_TEXTS[field].maxCodePoints, 'Der Entwurf muss ein Text sein', tooLong(field)),
  ),
);
