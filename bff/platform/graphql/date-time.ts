import { GraphQLScalarType } from 'graphql';
import { AppError } from '../lib/errors.ts';

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

function refuse(message: string): never {
  throw new AppError('BAD_USER_INPUT', message);
}

function parseInstant(value: unknown): Date {
  const instant = typeof value === 'string' && ISO_INSTANT.test(value) ? new Date(value) : null;
  if (!instant || Number.isNaN(instant.getTime()))
    return refuse('Bitte einen Zeitpunkt nach ISO 8601 angeben.');
  return instant;
}

function parseDay(value: unknown): string {
  if (typeof value === 'string' && CALENDAR_DAY.test(value) && !Number.isNaN(Date.parse(value))) return value;
  return refuse('Bitte einen Tag als JJJJ-MM-TT angeben.');
}

/** The scalar `DateTime`: a `Date` inside, an ISO 8601 text in UTC outside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : refuse('Kein Zeitpunkt.')),
  parseValue: parseInstant,
});

/** The scalar `Date`: a calendar day as `yyyy-MM-dd` on both sides. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: parseDay,
  parseValue: parseDay,
});
