import * as z from 'zod/mini';
import { answerRule } from '../answer/answer.rules.ts';
import { boundedText } from '../platform/lib/text.rules.ts';
import { FIRST_IMPORT_DAY, IMPORT_MAX_ENTRIES } from './import-limits.rules.ts';

const UUID_LENGTH = 36;
const ID_INVALID = 'Der Import braucht eine UUID';
const NUMBER_INVALID = `Je Anfrage sind 1 bis ${IMPORT_MAX_ENTRIES} Einträge möglich`;
const DAY_TOO_EARLY = 'Einträge sind frühestens für den 1. Januar 1900 möglich';
const DAY_TWICE = 'Ein Tag kommt in dieser Anfrage mehrmals vor';

/** The id of an import: a UUID of the client's making. */
export const importIdRule = boundedText(UUID_LENGTH, ID_INVALID, ID_INVALID).check(
  z.guid(ID_INVALID),
  z.toLowerCase(),
);

const entryRule = z.extend(answerRule, {
  day: z.string().check(z.refine((day) => day >= FIRST_IMPORT_DAY, DAY_TOO_EARLY)),
  createdAt: z.nullish(z.date()),
});

/** A part of an import: each day once, and texts as those of an answer. */
export const importRule = z.object({
  importId: importIdRule,
  entries: z.array(entryRule).check(
    z.minLength(1, { error: NUMBER_INVALID, abort: true }),
    z.maxLength(IMPORT_MAX_ENTRIES, { error: NUMBER_INVALID, abort: true }),
    z.refine((entries) => new Set(entries.map(({ day }) => day)).size === entries.length, DAY_TWICE),
  ),
});
