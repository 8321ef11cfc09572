import * as z from 'zod/mini';
import { filledText, storableText } from '../platform/lib/text.rules.ts';
import { ANSWER_TEXTS, eachText, tooLongMessage } from './answer-content.rules.ts';

/** The texts of an answer, each trimmed and in NFC; an optional text may be missing. */
export const answerRule = z.object(
  eachText((field) => {
    const { name, maxCodePoints, mayBeEmpty } = ANSWER_TEXTS[field];
    const empty = `${name} darf nicht leer sein`;
    const tooLong = () => tooLongMessage(field);
    if (!mayBeEmpty) return filledText(maxCodePoints, empty, tooLong);
    return z.nullish(storableText(maxCodePoints, empty, tooLong, z.trim()));
  }),
);
