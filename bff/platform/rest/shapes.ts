import * as z from 'zod/mini';
import { HTTP_STATUS } from '../lib/errors.ts';

/** The schema of a JSON body. */
export type Shape = z.ZodMiniType;

/** The shapes that have a name in the description, each with an example. A slice registers its own shapes. */
export const shapes = z.registry<{ id: string; example: z.$input }>();

/** The instant of all examples. */
export const EXAMPLE_INSTANT = '2026-11-20T18:04:05.123Z';

/** A text with its meaning. */
export function text(meaning: string) {
  return z.string().check(z.describe(meaning));
}

/** An instant with its meaning. */
export function instant(meaning: string) {
  return z.iso.datetime().check(z.describe(meaning));
}

/** A calendar day with its meaning. */
export function day(meaning: string) {
  return z.iso.date().check(z.describe(meaning));
}

/** A key that counts from 1, with its meaning. */
export function serialKey(meaning: string) {
  return z.int().check(z.gte(1), z.describe(meaning));
}

/** A number from 0, with its meaning. */
export function count(meaning: string) {
  return z.int().check(z.gte(0), z.describe(meaning));
}

/** The body of a success that has nothing to say. */
export const Nothing = z
  .strictObject({})
  .check(z.describe('An empty object: there is nothing to say.'))
  .register(shapes, { id: 'Nothing', example: {} });

/** The body of every failure of a product whose keys have these scopes. */
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
