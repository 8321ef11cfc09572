import {
  calendarDay,
  entity,
  instant,
  integer,
  key,
  nullable,
  type RowOf,
  text,
} from '../platform/database/entity.ts';
import type { ReminderChannel } from './reminder-days.rules.ts';

/** Reminder settings, at most a row for each person. */
export const ReminderEntity = entity('Reminder', 'reminder', {
  userId: key(integer),
  /** Minutes after midnight on the person's wall clock. */
  minuteOfDay: integer,
  /** Bit mask of the days of the week; Monday is the lowest bit. */
  weekdays: integer,
  channel: text<ReminderChannel>(8),
  /** When the next reminder is due; null while reminders are off. Advancing this claims the due reminder. */
  nextAt: nullable(instant),
  /** The calendar day of the last due reminder; at most one reminder is due each day. */
  lastDueDay: nullable(calendarDay),
  /** How many reminders in a row stayed without an answer. */
  unansweredCount: integer,
});

/** A row of `reminder`. */
export type ReminderRow = RowOf<typeof ReminderEntity>;
