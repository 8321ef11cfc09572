import * as z from 'zod/mini';
import { patternText } from '../platform/lib/text.rules.ts';
import { CURSOR_MAX_LENGTH } from './answer.numbers.rules.ts';
import { CURSOR_INVALID, PAGE_SIZE_INVALID } from './answer.sentences.rules.ts';

const pageSize = z.int(PAGE_SIZE_INVALID).check(z.gte(1, PAGE_SIZE_INVALID), z.lte(1000, PAGE_SIZE_INVALID));

export const answerPageRule = z.object({ first: z.nullish(pageSize) });

/** A page of changes: at most `first` changes after a cursor. */
export const changePageRule = z.object({
  after: z.nullish(patternText(/^[\w-]+$/, CURSOR_MAX_LENGTH, CURSOR_INVALID)),
  first: z.nullish(pageSize),
});
