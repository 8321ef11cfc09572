import * as z from 'zod/mini';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { AnswerDay } from '../platform/graphql/resolvers.generated.ts';
import { DAY_UNKNOWN } from './answer.sentences.rules.ts';
import { ANSWER_TEXTS, type TextField, textsOf } from './answer-content.rules.ts';

export const dayRule = z.object({ day: z.optional(z.enum(['today', 'yesterday'], DAY_UNKNOWN)) });

export const DAY_MEANING = { day: 'The day of the text: `today` (default) or `yesterday`.' };

/** Converts a REST day to the GraphQL enum. Throws `BAD_USER_INPUT` for any other value. */
export function dayVariable(input: Record<string, unknown>): { day: AnswerDay } {
  return { day: parseInput(dayRule, input).day === 'yesterday' ? 'YESTERDAY' : 'TODAY' };
}

export const EXAMPLE_TEXTS = textsOf({ content: 'Der Bus war pünktlich.' });

/** Describes the allowed length of a text; a draft's text may be empty. */
export function lengthOf(field: TextField, mayBeEmpty: boolean = ANSWER_TEXTS[field].mayBeEmpty): string {
  // Avoid Intl, which would load its locale data at every start.
  const longest = String(ANSWER_TEXTS[field].maxCodePoints).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${mayBeEmpty ? 'up' : '1'} to ${longest} Unicode code points`;
}
