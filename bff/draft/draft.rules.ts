import * as z from 'zod/mini';
import { storableText } from '../platform/lib/text.rules.ts';

/** Longest draft, in Unicode code points: as long as an answer may be. */
export const DRAFT_MAX_CODE_POINTS = 10_000;

/** The text of a draft, kept as typed but for NFC; a blank one clears the draft. */
export const draftRule = z.object({
  content: storableText(
    DRAFT_MAX_CODE_POINTS,
    'Der Entwurf muss ein Text sein',
    'Antwort darf höchstens 10.000 Zeichen lang sein',
  ),
});
