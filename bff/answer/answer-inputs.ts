import * as z from 'zod/mini';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { AnswerDay } from '../platform/graphql/resolvers.generated.ts';
import { boundedText } from '../platform/lib/text.rules.ts';
import { INSTANT_MAX_LENGTH } from './answer.numbers.rules.ts';
import { answerRule } from './answer.rules.ts';
import { DAY_UNKNOWN, INSTANT_INVALID } from './answer.sentences.rules.ts';
import { ANSWER_TEXTS, type TextField, textsOf } from './answer-content.rules.ts';

export const dayRule = z.object({ day: z.optional(z.enum(['today', 'yesterday'], DAY_UNKNOWN)) });

export const DAY_MEANING = { day: 'The day of the text: `today` (default) or `yesterday`.' };

/** Converts a REST day to the GraphQL enum. Throws `BAD_USER_INPUT` for any other value. */
export function dayVariable(input: Record<string, unknown>): { day: AnswerDay } {
  return { day: parseInput(dayRule, input).day === 'yesterday' ? 'YESTERDAY' : 'TODAY' };
}

/** The texts of an edit over REST, and the version that the edit replaces. */
export const answerEditRule = z.extend(answerRule, {
  expectedUpdatedAt: z.optional(
    boundedText(INSTANT_MAX_LENGTH, INSTANT_INVALID, INSTANT_INVALID).check(
      z.iso.datetime({ offset: true, error: INSTANT_INVALID }),
      // `Date` misreads more than nine digits of a second.
      z.refine((text) => !/\.\d{10}/.test(text), INSTANT_INVALID),
    ),
  ),
});

export const EXAMPLE_TEXTS = textsOf({ content: 'Der Bus war pünktlich.' });

/** Describes the allowed length of a text; a draft's text may be empty. */
export function lengthOf(field: TextField, mayBeEmpty: boolean = ANSWER_TEXTS[field].mayBeEmpty): string {
  // Avoid Intl, which would load its locale data at every start.
  const longest = String(ANSWER_TEXTS[field].maxCodePoints).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${mayBeEmpty ? 'up' : '1'} to ${longest} Unicode code points`;
}
