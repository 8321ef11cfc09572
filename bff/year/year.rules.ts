import * as z from 'zod/mini';

const YEAR_INVALID = 'Das Jahr muss zwischen 1000 und 9998 liegen';

/** A calendar year that both engines can hold as days. */
export const yearRule = z.object({
  year: z.nullish(z.int(YEAR_INVALID).check(z.gte(1_000, YEAR_INVALID), z.lte(9_998, YEAR_INVALID))),
});
