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

/** The reminders of people, at most a row for each person. */
export const ReminderEntity = entity('Reminder', 'reminder', {
  userId: key(integer),
  /** Minutes after midnight, by the person's wall clock. */
  minuteOfDay: integer,
  /** Bit mask of the days of the week; Monday is the lowest bit. */
  weekdays: integer,
  channel: text<ReminderChannel>(8),
  /** When it is due next; null while it is off. Moving it on is the claim to the reminder that was due. */
  nextAt: nullable(instant),
  /** The calendar day of the latest due reminder. At most one reminder comes due a day. */
  lastDueDay: nullable(calendarDay),
  /** The number of reminders sent in a row without an answer. */
  unansweredCount: integer,
});

/** A reminder as stored. */
export type ReminderRow = RowOf<typeof ReminderEntity>;
