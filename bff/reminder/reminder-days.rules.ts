/** The days of the week, Monday first, as the schema names them. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** How a reminder comes. */
export type ReminderChannel = 'push' | 'mail';
