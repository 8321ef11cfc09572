import * as z from 'zod/mini';
import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { boundedText, storableText } from '../platform/lib/text.rules.ts';
import { ANSWER_MAX_CODE_POINTS } from './answer-length.rules.ts';

const EMPTY = 'Antwort darf nicht leer sein';
const TOO_LONG = 'Antwort darf höchstens 10.000 Zeichen lang sein';
const PAGE_SIZE_INVALID = 'Die Anzahl muss zwischen 1 und 1000 liegen';
const DAY_LENGTH = 10;
const DAY_INVALID = 'Bitte geben Sie einen Tag als JJJJ-MM-TT an';

/** The text of an answer: trimmed at both ends and in NFC, otherwise kept exactly. */
export const answerRule = z.object({
  content: storableText(ANSWER_MAX_CODE_POINTS, EMPTY, TOO_LONG, z.trim()).check(
    z.refine((text) => !isBlank(text), EMPTY),
  ),
});

/** Which part of the diary a list shows: at most `first` answers, only days before `before`. */
export const answerPageRule = z.object({
  first: z.nullish(
    z.int(PAGE_SIZE_INVALID).check(z.gte(1, PAGE_SIZE_INVALID), z.lte(1000, PAGE_SIZE_INVALID)),
  ),
  before: z.nullish(boundedText(DAY_LENGTH, DAY_INVALID, DAY_INVALID).check(z.iso.date(DAY_INVALID))),
});
