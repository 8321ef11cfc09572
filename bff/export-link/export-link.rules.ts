import * as z from 'zod/mini';
import { linkToken } from '../platform/lib/link-token.rules.ts';
import { patternText } from '../platform/lib/text.rules.ts';
import { ATTEMPT_MAX_LENGTH } from './export-link.numbers.rules.ts';

const ATTEMPT_INVALID = 'Der Versuch besteht aus 16 bis 36 Buchstaben und Ziffern';

/** The token of an export link, and the random id of the attempt, with which a failed download can be repeated. */
export const exportByLinkRule = z.object({
  token: linkToken,
  attempt: z.optional(patternText(/^[0-9a-z]{16,}$/i, ATTEMPT_MAX_LENGTH, ATTEMPT_INVALID)),
});
