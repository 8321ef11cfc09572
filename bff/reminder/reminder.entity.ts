import { column, entity, type RowOf } from '../platform/database/entity.ts';
import type { ReminderChannel } from '../platform/graphql/resolvers.generated.ts';

/** Reminder settings, at most a row for each person. */
export const ReminderEntity = entity('Reminder', 'reminder', {
  userId: column.key(column.integer),
  /** Minutes after midnight on the person's wall clock. */
  minuteOfDay: column.integer,
  /** Bit mask of the days of the week; Monday is the lowest bit. */
  weekdays: column.integer,
  channel: column.text<ReminderChannel>(8),
  /** When the next reminder is due; null while reminders are off. Advancing this claims the due reminder. */
  nextAt: column.nullable(column.instant),
  /** The calendar day of the last due reminder; at most one reminder is due each day. */
  lastDueDay: column.nullable(column.calendarDay),
  /** How many reminders in a row stayed without an answer. */
  unansweredCount: column.integer,
});

export type ReminderRow = RowOf<typeof ReminderEntity>;
