import * as z from 'zod/mini';
import { ADDRESS_MAX_LENGTH, normaliseUsername } from '../account/account.rules.ts';
import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { boundedText, storableText } from '../platform/lib/text.rules.ts';

const COMMENT_MAX_CODE_POINTS = 10_000;
const NAME_MAX_CODE_POINTS = 100;
const HONEYPOT_MAX_LENGTH = 10_000;
const COMMENT_EMPTY = 'Kommentar darf nicht leer sein';
const COMMENT_TOO_LONG = 'Kommentar darf höchstens 10.000 Zeichen lang sein';
const NAME_INVALID = 'Der Name darf höchstens 100 Zeichen lang sein';
const EMAIL_INVALID = 'Ungültige E-Mail-Adresse';
const HONEYPOT_INVALID = 'Dieses Feld muss ein Text sein';

/** The feedback form: a comment, and optionally a name and a valid address; empty ones count as absent. */
export const feedbackRule = z.object({
  name: z.nullish(storableText(NAME_MAX_CODE_POINTS, NAME_INVALID, NAME_INVALID, z.trim())),
  email: z.nullish(
    boundedText(ADDRESS_MAX_LENGTH, EMAIL_INVALID, EMAIL_INVALID, z.trim()).check(
      z.refine((text) => text === '' || normaliseUsername(text) !== null, EMAIL_INVALID),
    ),
  ),
  comment: storableText(COMMENT_MAX_CODE_POINTS, COMMENT_EMPTY, COMMENT_TOO_LONG, z.trim()).check(
    z.refine((text) => !isBlank(text), COMMENT_EMPTY),
  ),
  honeypot: z.nullish(boundedText(HONEYPOT_MAX_LENGTH, HONEYPOT_INVALID, HONEYPOT_INVALID)),
});
