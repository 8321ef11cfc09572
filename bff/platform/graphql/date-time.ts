import { GraphQLScalarType, type GraphQLScalarTypeConfig } from 'graphql';
import * as z from 'zod/mini';
import { FIRST_DAY } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';

const INSTANT_MAX_LENGTH = '2026-11-20T18:04:05.123456789+01:00'.length;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
const DAY_LENGTH = '2026-11-20'.length;

function refuse(message: string): never {
  throw new AppError('BAD_USER_INPUT', message);
}

/** Checks the length first, so that a long text meets no pattern (`hostile-texts.test.ts`). */
function matches(value: unknown, maxLength: number, pattern: RegExp): value is string {
  return typeof value === 'string' && value.length <= maxLength && pattern.test(value);
}

function parseInstant(value: unknown): Date {
  // `Date` turns 30 February into a day in March, so the day is checked first.
  const isInstant =
    matches(value, INSTANT_MAX_LENGTH, ISO_INSTANT) && z.regexes.date.test(value.slice(0, DAY_LENGTH));
  const instant = isInstant ? new Date(value) : null;
  if (!instant || Number.isNaN(instant.getTime()))
    return refuse('Bitte einen Zeitpunkt nach ISO 8601 angeben.');
  return instant;
}

function parseDay(value: unknown): string {
  const isDay = matches(value, DAY_LENGTH, z.regexes.date) && value >= FIRST_DAY;
  return isDay ? value : refuse('Bitte einen Tag als JJJJ-MM-TT angeben.');
}

/** Serialises a `Date` as the scalar `DateTime`; throws for other values. */
function writeInstant(value: unknown): string {
  return value instanceof Date ? value.toISOString() : refuse('Kein Zeitpunkt.');
}

// Without its empty description, which would overwrite the description in the SDL.
function scalar<Internal, External>(config: GraphQLScalarTypeConfig<Internal, External>) {
  const { description: _, ...resolvers } = new GraphQLScalarType(config);
  return resolvers;
}

/** Scalar `DateTime`: a `Date` internally, an ISO 8601 text in UTC externally. */
export const DateTime = scalar<Date, string>({
  name: 'DateTime',
  serialize: writeInstant,
  parseValue: parseInstant,
});

/** Scalar `Date`: a calendar day as `yyyy-MM-dd` internally and externally. */
export const CalendarDate = scalar<string, string>({
  name: 'Date',
  serialize: parseDay,
  parseValue: parseDay,
});
