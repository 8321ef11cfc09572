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

/** When a person wants to be reminded, at most one row a person. */
export const ReminderEntity = entity('Reminder', 'reminder', {
  userId: key(integer),
  /** Minutes after midnight, by the person's wall clock. */
  minuteOfDay: integer,
  /** Bit mask of the days of the week; Monday is the lowest bit. */
  weekdays: integer,
  channel: text<ReminderChannel>(8),
  /** When it is due next; null while it is off. Moving it on is the claim to the reminder that was due. */
  nextAt: nullable(instant),
  /** The calendar day of the last reminder that came due; at most one reminder comes due a calendar day. */
  lastDueDay: nullable(calendarDay),
  /** The number of reminders sent in a row without an answer. */
  unansweredCount: integer,
});

/** A reminder as stored. */
export type ReminderRow = RowOf<typeof ReminderEntity>;
