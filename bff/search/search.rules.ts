import * as z from 'zod/mini';
import { filledText } from '../platform/lib/text.rules.ts';
import { SEARCH_MAX_CODE_POINTS } from './search.numbers.rules.ts';
import { SEARCH_EMPTY, SEARCH_TOO_LONG } from './search.sentences.rules.ts';

/** The query, trimmed and in NFC like stored texts. */
export const searchRule = z.object({
  text: filledText(SEARCH_MAX_CODE_POINTS, SEARCH_EMPTY, SEARCH_TOO_LONG),
});
