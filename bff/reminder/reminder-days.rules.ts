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
