import * as z from 'zod/mini';
import { answerRule } from '../answer/answer.rules.ts';
import { boundedText } from '../platform/lib/text.rules.ts';
import { FIRST_IMPORT_DAY, IMPORT_MAX_ENTRIES } from './import.numbers.rules.ts';
import { DAY_TOO_EARLY, DAY_TWICE, ID_INVALID, NUMBER_INVALID } from './import.sentences.rules.ts';

const UUID_LENGTH = 36;
/** The id of an import: a UUID made by the client. */
export const importIdRule = boundedText(UUID_LENGTH, ID_INVALID, ID_INVALID).check(
  z.guid(ID_INVALID),
  z.toLowerCase(),
);

const entryRule = z.extend(answerRule, {
  day: z.string().check(z.refine((day) => day >= FIRST_IMPORT_DAY, DAY_TOO_EARLY)),
  createdAt: z.nullish(z.date()),
});

/** A part of an import: each day at most once, texts by the rules of answers. */
export const importRule = z.object({
  importId: importIdRule,
  entries: z.array(entryRule).check(
    z.minLength(1, { error: NUMBER_INVALID, abort: true }),
    z.maxLength(IMPORT_MAX_ENTRIES, { error: NUMBER_INVALID, abort: true }),
    z.refine((entries) => new Set(entries.map(({ day }) => day)).size === entries.length, DAY_TWICE),
  ),
});
