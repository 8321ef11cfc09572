import * as z from 'zod/mini';
import { HTTP_STATUS } from '../lib/errors.ts';

export type Shape = z.ZodMiniType;

/** Named shapes of the documentation with their examples; slices register their own shapes. */
export const shapes = z.registry<{ id: string; example: z.$input }>();

export const EXAMPLE_INSTANT = '2026-11-20T18:04:05.123Z';

/** Text with a description. */
export function text(meaning: string) {
  return z.string().check(z.describe(meaning));
}

/** Instant with a description. */
export function instant(meaning: string) {
  return z.iso.datetime().check(z.describe(meaning));
}

/** Calendar day with a description. */
export function day(meaning: string) {
  return z.iso.date().check(z.describe(meaning));
}

/** Serial key, from 1, with a description. */
export function serialKey(meaning: string) {
  return z.int().check(z.gte(1), z.describe(meaning));
}

export const Nothing = z
  .strictObject({})
  .check(z.describe('An empty object.'))
  .register(shapes, { id: 'Nothing', example: {} });

/** Creates the shape of a failure's body, for a product with these scopes. */
export function failureShape(scopes: readonly string[]) {
  return z.strictObject({
    error: text('A German sentence for the person.'),
    code: z.enum(Object.keys(HTTP_STATUS)).check(z.describe('For the program; each code has one status.')),
    fields: z
      .optional(z.record(z.string(), z.string()))
      .check(z.describe('German sentences by input field, for `BAD_USER_INPUT` only.')),
    scope: z
      .optional(z.enum(scopes))
      .check(z.describe('The scope that the token lacks, for its `FORBIDDEN` only.')),
  });
}
