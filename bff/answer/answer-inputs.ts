import * as z from 'zod/mini';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { AnswerDay } from '../platform/graphql/resolvers.generated.ts';
import { DAY_UNKNOWN } from './answer.sentences.rules.ts';
import { ANSWER_TEXTS, type TextField, textsOf } from './answer-content.rules.ts';

/** The day that a client means over REST; no other day can be answered. */
export const dayRule = z.object({ day: z.optional(z.enum(['today', 'yesterday'], DAY_UNKNOWN)) });

/** The sentence about the day in the description of the API. */
export const DAY_MEANING = {
  day: 'The day that it is for: `today`, which it is without this, or `yesterday`.',
};

/** The day as GraphQL names it. Throws `BAD_USER_INPUT` for any other. */
export function dayVariable(input: Record<string, unknown>): { day: AnswerDay } {
  return { day: parseInput(dayRule, input).day === 'yesterday' ? 'YESTERDAY' : 'TODAY' };
}

/** Texts of an answer that a client could send; a text that may be empty can be missing here. */
export const EXAMPLE_TEXTS = textsOf({ content: 'Der Bus war pünktlich.' });

/** Says how long a text of an answer may be; that of a draft may be empty. */
export function lengthOf(field: TextField, mayBeEmpty: boolean = ANSWER_TEXTS[field].mayBeEmpty): string {
  // Not by Intl, which would load its locale data at every start.
  const longest = String(ANSWER_TEXTS[field].maxCodePoints).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${mayBeEmpty ? 'up' : '1'} to ${longest} Unicode code points`;
}
