/** Days of the week from Monday, as in the schema. */
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

/** How a reminder is delivered. */
export type ReminderChannel = 'push' | 'mail';
