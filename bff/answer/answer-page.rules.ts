import * as z from 'zod/mini';
import { patternText } from '../platform/lib/text.rules.ts';
import { CURSOR_MAX_LENGTH, PAGE_FULL_BYTES, PAGE_MAX_ENTRIES } from './answer.numbers.rules.ts';
import { CURSOR_INVALID, PAGE_SIZE_INVALID } from './answer.sentences.rules.ts';
import { type AnswerTexts, textsOf } from './answer-content.rules.ts';

const pageSize = z.int(PAGE_SIZE_INVALID).check(z.gte(1, PAGE_SIZE_INVALID), z.lte(1000, PAGE_SIZE_INVALID));

export const answerPageRule = z.object({ first: z.nullish(pageSize) });

/** A page of changes: at most `first` changes after a cursor. */
export const changePageRule = z.object({
  after: z.nullish(patternText(/^[\w-]+$/, CURSOR_MAX_LENGTH, CURSOR_INVALID)),
  first: z.nullish(pageSize),
});

const utf8 = new TextEncoder();

/**
 * Measures pages of at most `first` answers: call the result with each answer; true means that the answer ends its
 * page.
 */
export function pageMeasure(first?: number | null): (texts: AnswerTexts) => boolean {
  const most = Math.min(first ?? PAGE_MAX_ENTRIES, PAGE_MAX_ENTRIES);
  let entries = 0;
  let bytes = 0;
  return (texts) => {
    entries += 1;
    bytes += utf8.encode(JSON.stringify(textsOf(texts))).length;
    const isEnd = entries >= most || bytes >= PAGE_FULL_BYTES;
    if (isEnd) entries = bytes = 0;
    return isEnd;
  };
}
