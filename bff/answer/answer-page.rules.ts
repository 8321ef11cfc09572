import { PAGE_FULL_BYTES, PAGE_MAX_ENTRIES } from './answer.numbers.rules.ts';
import { type AnswerTexts, textsOf } from './answer-content.rules.ts';

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
