import * as z from 'zod/mini';
import { parseInput } from '../graphql/parse-input.ts';
import type { AnswerDay } from '../graphql/resolvers.generated.ts';

const DAY_UNKNOWN = 'Der Tag muss „today“ oder „yesterday“ sein';

/** The day that a client means over REST; no other day can be answered. */
export const dayRule = z.object({ day: z.optional(z.enum(['today', 'yesterday'], DAY_UNKNOWN)) });

/** What a client reads about it. */
export const DAY_MEANING = {
  day: 'The day that it is for: `today`, which it is without this, or `yesterday`.',
};

/** The day as GraphQL names it. Throws `BAD_USER_INPUT` for any other. */
export function dayVariable(input: Record<string, unknown>): { day: AnswerDay } {
  return { day: parseInput(dayRule, input).day === 'yesterday' ? 'YESTERDAY' : 'TODAY' };
}
