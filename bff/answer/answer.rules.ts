import * as z from 'zod/mini';
import { boundedText, filledText, patternText, storableText } from '../platform/lib/text.rules.ts';
import { CURSOR_MAX_LENGTH, INSTANT_MAX_LENGTH } from './answer.numbers.rules.ts';
import { CURSOR_INVALID, INSTANT_INVALID, PAGE_SIZE_INVALID } from './answer.sentences.rules.ts';
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

/** The texts of an edit over REST, and the version that the edit replaces. */
export const answerEditRule = z.extend(answerRule, {
  expectedUpdatedAt: z.optional(
    boundedText(INSTANT_MAX_LENGTH, INSTANT_INVALID, INSTANT_INVALID).check(
      z.iso.datetime({ offset: true, error: INSTANT_INVALID }),
      // `Date` misreads more than nine digits of a second.
      z.regex(/^[^.]*(\.\d{1,9}\D.*)?$/, INSTANT_INVALID),
    ),
  ),
});

const pageSize = z.int(PAGE_SIZE_INVALID).check(z.gte(1, PAGE_SIZE_INVALID), z.lte(1000, PAGE_SIZE_INVALID));

export const answerPageRule = z.object({ first: z.nullish(pageSize) });

/** A page of changes: at most `first` changes after a cursor. */
export const changePageRule = z.object({
  after: z.nullish(patternText(/^[\w-]+$/, CURSOR_MAX_LENGTH, CURSOR_INVALID)),
  first: z.nullish(pageSize),
});
