import * as z from 'zod/mini';
import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { storableText } from '../platform/lib/text.rules.ts';
import { SEARCH_MAX_CODE_POINTS } from './search.numbers.rules.ts';
import { SEARCH_EMPTY, SEARCH_TOO_LONG } from './search.sentences.rules.ts';

/** The query, trimmed and in NFC like stored texts. */
export const searchRule = z.object({
  text: storableText(SEARCH_MAX_CODE_POINTS, SEARCH_EMPTY, SEARCH_TOO_LONG, z.trim()).check(
    z.refine((text) => !isBlank(text), SEARCH_EMPTY),
  ),
});
