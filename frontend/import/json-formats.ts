import { aufwind } from './formats/aufwind.ts';
import { dayOne } from './formats/day-one.ts';
import type { JsonFormat } from './formats/format.ts';
import { journalBook } from './formats/journal-book.ts';
import { journey } from './formats/journey.ts';

const JSON_FORMATS = [aufwind, dayOne, journey, journalBook];

/** Detects the format of a value. */
export function jsonFormatOf(value: unknown): JsonFormat | undefined {
  return JSON_FORMATS.find((format) => format.isOf(value));
}
