import * as z from 'zod/mini';
import { ANSWER_TEXTS, eachText, tooLong } from '../platform/lib/answer-texts.rules.ts';
import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { storableText } from '../platform/lib/text.rules.ts';

const PAGE_SIZE_INVALID = 'Die Anzahl muss zwischen 1 und 1000 liegen';

/** The texts of an answer: each trimmed at both ends and in NFC, otherwise kept exactly. */
export const answerRule = z.object(
  eachText((field) => {
    const { name, maxCodePoints, mayBeEmpty } = ANSWER_TEXTS[field];
    const empty = `${name} darf nicht leer sein`;
    return storableText(maxCodePoints, empty, tooLong(field), z.trim()).check(
      z.refine((text) => mayBeEmpty || !isBlank(text), empty),
    );
  }),
);

/** How many answers a list shows. */
export const answerPageRule = z.object({
  first: z.nullish(
    z.int(PAGE_SIZE_INVALID).check(z.gte(1, PAGE_SIZE_INVALID), z.lte(1000, PAGE_SIZE_INVALID)),
  ),
});
