import * as z from 'zod/mini';
import { ANSWER_TEXTS, eachText, tooLongMessage } from '../answer/answer-content.rules.ts';
import { storableText } from '../platform/lib/text.rules.ts';
import { DRAFT_INVALID } from './draft.sentences.rules.ts';

/** The texts of a draft, as typed but in NFC; blank texts clear the draft. */
export const draftRule = z.object(
  eachText((field) => {
    const { maxCodePoints, mayBeEmpty } = ANSWER_TEXTS[field];
    const text = storableText(maxCodePoints, DRAFT_INVALID, () => tooLongMessage(field));
    return mayBeEmpty ? z.nullish(text) : text;
  }),
);
