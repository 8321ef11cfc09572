import * as z from 'zod/mini';
import { normaliseUsername } from '../account/account.rules.ts';
import { isBlank } from '../lib/blank-text.rules.ts';
import { storableText } from '../lib/text.rules.ts';

const COMMENT_MAX_CODE_POINTS = 10_000;
const NAME_MAX_CODE_POINTS = 100;
const COMMENT_EMPTY = 'Kommentar darf nicht leer sein';
const COMMENT_TOO_LONG = 'Kommentar darf höchstens 10.000 Zeichen lang sein';
const NAME_INVALID = 'Der Name darf höchstens 100 Zeichen lang sein';
const EMAIL_INVALID = 'Ungültige E-Mail-Adresse';
const HONEYPOT_INVALID = 'Dieses Feld muss ein Text sein';

const trimmed = (missing: string) => z.string(missing).check(z.trim());

/** The feedback form (SPEC §5): a comment, and if given a name and a valid address; empty ones count as absent. */
export const feedbackRule = z.object({
  name: z.nullish(
    z.pipe(trimmed(NAME_INVALID), storableText(NAME_MAX_CODE_POINTS, NAME_INVALID, NAME_INVALID)),
  ),
  email: z.nullish(
    trimmed(EMAIL_INVALID).check(
      z.refine((text) => text === '' || normaliseUsername(text) !== null, EMAIL_INVALID),
    ),
  ),
  comment: z.pipe(
    trimmed(COMMENT_EMPTY),
    storableText(COMMENT_MAX_CODE_POINTS, COMMENT_EMPTY, COMMENT_TOO_LONG).check(
      z.refine((text) => !isBlank(text), COMMENT_EMPTY),
    ),
  ),
  honeypot: z.nullish(z.string(HONEYPOT_INVALID)),
});
