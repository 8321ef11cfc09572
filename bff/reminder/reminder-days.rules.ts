/** The days of the week, as the schema names them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** A way by which a reminder comes. */
export type ReminderWay = 'push' | 'mail';

/** The time that is offered first. */
export const DEFAULT_TIME = '20:30';

/** So many reminders in a row without an answer, and it ends by itself. */
export const MOST_UNANSWERED = 7;
