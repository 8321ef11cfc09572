import * as z from 'zod/mini';
import { ADDRESS_MAX_LENGTH } from '../account/account.numbers.rules.ts';
import { normaliseUsername } from '../account/account.rules.ts';
import { boundedText, filledText, storableText } from '../platform/lib/text.rules.ts';
import { COMMENT_MAX_LENGTH, HONEYPOT_MAX_LENGTH, NAME_MAX_LENGTH } from './feedback.numbers.rules.ts';
import {
  COMMENT_EMPTY,
  COMMENT_TOO_LONG,
  EMAIL_INVALID,
  NAME_TOO_LONG,
  NOT_A_TEXT,
} from './feedback.sentences.rules.ts';

/** The contact form: a comment, and an optional name and address; an empty field counts as missing. */
export const feedbackRule = z.object({
  name: z.nullish(storableText(NAME_MAX_LENGTH, NOT_A_TEXT, NAME_TOO_LONG, z.trim())),
  email: z.nullish(
    boundedText(ADDRESS_MAX_LENGTH, EMAIL_INVALID, EMAIL_INVALID, z.trim()).check(
      z.refine((text) => text === '' || normaliseUsername(text) !== null, EMAIL_INVALID),
    ),
  ),
  comment: filledText(COMMENT_MAX_LENGTH, COMMENT_EMPTY, COMMENT_TOO_LONG),
  honeypot: z.nullish(boundedText(HONEYPOT_MAX_LENGTH, NOT_A_TEXT, NOT_A_TEXT)),
});
